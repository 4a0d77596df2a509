import { type Inline, type MarkupPart, parseMarkup } from './parseMarkup'

/** Converts paragraphs of inline markup to HTML. The result contains only elements that the markup defines. */
export function markupToHtml(paragraphs: readonly string[]): string {
  return parseMarkup(paragraphs).map(renderPart).join('')
}

function renderPart(part: MarkupPart): string {
  if (part.kind === 'paragraph') return `<p>${renderInline(part.content)}</p>`
  if (part.kind === 'heading') return `<h${part.level}>${renderInline(part.content)}</h${part.level}>`
  const items = part.items.map((item) => `<li>${renderInline(item)}</li>`).join('')
  return part.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`
}

const renderInline = (content: readonly Inline[]): string => content.map(renderPiece).join('')

function renderPiece(piece: Inline): string {
  if (typeof piece === 'string') return escapeText(piece).replaceAll('\n', '<br>')
  if (piece.kind === 'link') return `<a href="${escapeText(piece.href)}">${renderInline(piece.content)}</a>`
  return `<${piece.kind}>${renderInline(piece.content)}</${piece.kind}>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (item) => entities[item] ?? item)
