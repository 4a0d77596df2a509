import type { Editor } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { type Node, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { markupToHtml } from '../../../schemas/markup/markupToHtml'
import { isSafeHref } from '../../../schemas/markup/parseMarkup'
import { toDocument, toParagraphs } from './markupDocument'
import { markupFromHtml } from './markupFromHtml'
import { textToMarkup } from './markupText'

/** Maximum length of pasted HTML that is converted, in UTF-16 code units. */
const maxPasted = 2_000_000
/** Limits for a text of a page. */
const maxParagraphs = 200
const maxLetters = 100_000

/** Only what the markup can express. */
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

/** The number of pasted paragraphs, or the limit that they exceed. */
type PasteResult = number | 'tooLarge' | 'tooMuch'

interface MarkupEditorOptions {
  value: readonly string[]
  onChange: (value: string[]) => void
  onPaste: (result: PasteResult) => void
  /** Called for Ctrl+K. */
  onLinkKey: () => void
  attributes: Record<string, string>
}

/**
 * Creates an editor for paragraphs of markup. A value that another administrator or an undo of the page changes
 * replaces the document.
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
        toSlice(state.schema.nodeFromJSON(toDocument(textToMarkup(text)))),
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        onLinkKey()
        return true
      },
      // Before the editor's own handler, which parses the HTML with its styles first.
      handleDOMEvents: {
        paste: (view, event) => {
          const html = event.clipboardData?.getData('text/html') ?? ''
          if (html === '') return false
          event.preventDefault()
          onPaste(pasteHtml(view, html))
          return true
        },
      },
      // For HTML that is dropped.
      transformPastedHTML: (html) => markupToHtml(markupFromHtml(html)),
    },
    onUpdate: ({ editor: { state } }) => onChange(toParagraphs(state.doc.toJSON())),
  })
  const givenText = JSON.stringify(value)
  const lastValueRef = useRef(givenText)
  useEffect(() => {
    if (givenText === lastValueRef.current) return
    lastValueRef.current = givenText
    if (givenText !== JSON.stringify(toParagraphs(editor.getJSON())))
      editor.commands.setContent(toDocument(JSON.parse(givenText)), { emitUpdate: false })
  }, [editor, givenText])
  return editor
}

function pasteHtml(view: EditorView, html: string): PasteResult {
  if (html.length > maxPasted) return 'tooLarge'
  const paragraphs = markupFromHtml(html)
  if (paragraphs.length > maxParagraphs || paragraphs.join('').length > maxLetters) return 'tooMuch'
  const { schema, tr } = view.state
  view.dispatch(tr.replaceSelection(toSlice(schema.nodeFromJSON(toDocument(paragraphs)))).scrollIntoView())
  return paragraphs.length
}

/** A slice that joins the text around the caret with its first and last paragraph. */
const toSlice = ({ content }: Node): Slice => Slice.maxOpen(content)
