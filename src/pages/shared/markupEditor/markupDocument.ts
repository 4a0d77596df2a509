import type { JSONContent } from '@tiptap/core'
import { type Inline, type MarkupPart, parseMarkup } from '../../../schemas/markup/parseMarkup'
import { type Run, writeLine } from './markupRuns'

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
  if (part.kind === 'paragraph') return { type: 'paragraph', content: toText(part.content) }
  if (part.kind === 'heading')
    return { type: 'heading', attrs: { level: part.level }, content: toText(part.content) }
  return {
    type: part.ordered ? 'orderedList' : 'bulletList',
    content: part.items.map((item) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: toText(item) }],
    })),
  }
}

function toText(pieces: readonly Inline[], marks: Marks = []): JSONContent[] {
  return pieces.flatMap((piece) => {
    if (typeof piece !== 'string') return toText(piece.content, [...marks, toMark(piece)])
    return piece
      .split('\n')
      .flatMap((text, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ type: 'text', text, marks }]),
      ])
  })
}

function toMark(piece: Exclude<Inline, string>): Marks[number] {
  if (piece.kind === 'link') return { type: 'link', attrs: { href: piece.href } }
  return { type: piece.kind === 'strong' ? 'bold' : 'italic' }
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

function toRuns(content: readonly JSONContent[], lineBreak: string): Run[] {
  return content.map(({ type, text = '', marks = [] }) => ({
    text: type === 'hardBreak' ? lineBreak : text,
    bold: marks.some((mark) => mark.type === 'bold'),
    italic: marks.some((mark) => mark.type === 'italic'),
    href: marks.find((mark) => mark.type === 'link')?.attrs?.href ?? null,
  }))
}
