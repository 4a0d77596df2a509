import type { Editor, JSONContent } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { type Node, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { markupToHtml } from '../../../schemas/markup/markupToHtml'
import { type Inline, isSafeHref, type MarkupPart, parseMarkup } from '../../../schemas/markup/parseMarkup'
import { convertHtmlToMarkup, type TextRun, writeLine } from './convertHtmlToMarkup'

const blockPrefix = /^\s*(#{2,3} |- |\d+\. )/

/** Splits a text into paragraphs at blank lines; each heading and each list item is a separate paragraph. */
export function convertTextToMarkup(text: string): string[] {
  const paragraphs: string[] = []
  let openLines: string[] = []
  const closeParagraph = () => {
    if (openLines.length > 0) paragraphs.push(openLines.join('\n'))
    openLines = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') closeParagraph()
    else if (blockPrefix.test(line)) {
      closeParagraph()
      paragraphs.push(line.trim())
    } else openLines.push(line.trimEnd())
  }
  closeParagraph()
  return paragraphs
}

/** Maximum length of pasted HTML that is converted, in UTF-16 code units. */
const maxPastedLength = 2_000_000
/** Maximum number of paragraphs and of their characters in one pasted text. */
const maxParagraphs = 200
const maxCharacters = 100_000

/** Editor extensions for exactly the formatting that the markup can express. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: {
      HTMLAttributes: { rel: null, target: null },
      autolink: false,
      isAllowedUri: isSafeHref,
      openOnClick: false,
    },
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  // Lists have one level.
  ListItem.extend({ content: 'paragraph' }),
]

/** The number of pasted paragraphs, or the reason why nothing was pasted: too large HTML, or too much text in it. */
type PasteResult = number | 'tooLarge' | 'tooLong'

interface MarkupEditorOptions {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Called after HTML was pasted or refused. */
  onPaste: (result: PasteResult) => void
  /** Called for Ctrl+K and Command+K. */
  onLinkKey: () => void
  attributes: Record<string, string>
}

/**
 * Creates an editor for paragraphs of markup. If `value` changes for another reason than editing, such as an undo or
 * another administrator's change, the new value replaces the document.
 */
export function useMarkupEditor(options: MarkupEditorOptions): Editor {
  const { value, onChange, onPaste, onLinkKey, attributes } = options
  const editor = useEditor({
    content: toDocument(value),
    extensions,
    // The page's content security policy refuses styles that a script adds; MarkupField.css has them.
    injectCSS: false,
    editorProps: {
      attributes,
      clipboardTextParser: (text, _context, _isPlain, { state }) =>
        toSlice(state.schema.nodeFromJSON(toDocument(convertTextToMarkup(text)))),
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        onLinkKey()
        return true
      },
      // Runs before the editor's paste handler, which would parse the HTML with its styles.
      handleDOMEvents: {
        paste: (view, event) => {
          const html = event.clipboardData?.getData('text/html') ?? ''
          if (html === '') return false
          event.preventDefault()
          onPaste(pasteHtml(view, html))
          return true
        },
      },
      // For HTML that is dragged and dropped.
      transformPastedHTML: (html) => markupToHtml(convertHtmlToMarkup(html)),
    },
    onUpdate: ({ editor: { state } }) => onChange(toParagraphs(state.doc.toJSON())),
  })
  const serializedValue = JSON.stringify(value)
  const lastValueRef = useRef(serializedValue)
  useEffect(() => {
    if (serializedValue === lastValueRef.current) return
    lastValueRef.current = serializedValue
    if (serializedValue !== JSON.stringify(toParagraphs(editor.getJSON())))
      editor.commands.setContent(toDocument(JSON.parse(serializedValue)), { emitUpdate: false })
  }, [editor, serializedValue])
  return editor
}

function pasteHtml(view: EditorView, html: string): PasteResult {
  if (html.length > maxPastedLength) return 'tooLarge'
  const paragraphs = convertHtmlToMarkup(html)
  if (paragraphs.length > maxParagraphs || paragraphs.join('').length > maxCharacters) return 'tooLong'
  const { schema, tr } = view.state
  view.dispatch(tr.replaceSelection(toSlice(schema.nodeFromJSON(toDocument(paragraphs)))).scrollIntoView())
  return paragraphs.length
}

/** Returns a slice whose first and last paragraphs join the text around the caret. */
const toSlice = ({ content }: Node): Slice => Slice.maxOpen(content)

type Marks = NonNullable<JSONContent['marks']>

/** Converts paragraphs of markup to the document of the editor. */
export function toDocument(paragraphs: readonly string[]): JSONContent {
  const content = parseMarkup(paragraphs).map(toBlock)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Converts the document of the editor to paragraphs of markup; empty blocks are left out. */
export function toParagraphs(document: JSONContent): string[] {
  return (document.content ?? []).flatMap(writeBlockLines).filter((line) => line !== '')
}

function toBlock(part: MarkupPart): JSONContent {
  if (part.kind === 'paragraph') return { type: 'paragraph', content: toTextNodes(part.content) }
  if (part.kind === 'heading')
    return { type: 'heading', attrs: { level: part.level }, content: toTextNodes(part.content) }
  return {
    type: part.ordered ? 'orderedList' : 'bulletList',
    content: part.items.map((item) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: toTextNodes(item) }],
    })),
  }
}

function toTextNodes(inlines: readonly Inline[], marks: Marks = []): JSONContent[] {
  return inlines.flatMap((inline) => {
    if (typeof inline !== 'string') return toTextNodes(inline.content, [...marks, toMark(inline)])
    return inline
      .split('\n')
      .flatMap((text, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ type: 'text', text, marks }]),
      ])
  })
}

function toMark(inline: Exclude<Inline, string>): Marks[number] {
  if (inline.kind === 'link') return { type: 'link', attrs: { href: inline.href } }
  return { type: inline.kind === 'strong' ? 'bold' : 'italic' }
}

function writeBlockLines(block: JSONContent): string[] {
  const { type, attrs, content = [] } = block
  if (type === 'paragraph') return [writeLine(toRuns(content, '\n'))]
  if (type === 'heading') return [writePrefixedLine(attrs?.level === 2 ? '## ' : '### ', content)]
  return content.map((item, index) =>
    writePrefixedLine(
      type === 'orderedList' ? `${index + 1}. ` : '- ',
      (item.content ?? []).flatMap((node) => node.content ?? []),
    ),
  )
}

function writePrefixedLine(prefix: string, content: readonly JSONContent[]): string {
  const line = writeLine(toRuns(content, ' '))
  return line === '' ? '' : `${prefix}${line}`
}

function toRuns(content: readonly JSONContent[], lineBreak: string): TextRun[] {
  return content.map(({ type, text = '', marks = [] }) => ({
    text: type === 'hardBreak' ? lineBreak : text,
    bold: marks.some((mark) => mark.type === 'bold'),
    italic: marks.some((mark) => mark.type === 'italic'),
    href: marks.find((mark) => mark.type === 'link')?.attrs?.href ?? null,
  }))
}
