/** A piece of a line: plain text, or text that is bold, italic or a link. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

export type MarkupPart =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** Returns true if a link may have this address: a path, a fragment, or an http, https, mailto or tel address. */
export const isSafeHref = (href: string): boolean => /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i.test(href)
const inlinePattern =
  /\*{3}(?<both>[^*]+)\*{3}|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|\[(?<label>[^\][]+)\]\((?<href>[^()\s]+)\)/g

/**
 * Parses the markup of `richText`: each text is a paragraph; '## ' and '### ' begin headings, '- ' and '1. ' list
 * items; inline: **bold**, *italic*, ***both*** and [label](address). Returns data instead of HTML, so no sanitising is
 * needed. A link with an address that is not safe (`isSafeHref`) stays plain text.
 */
export function parseMarkup(texts: readonly string[]): MarkupPart[] {
  const parts: MarkupPart[] = []
  for (const line of texts.flatMap((text) => (/^(- |\d+\. )/.test(text) ? text.split('\n') : [text]))) {
    const [, mark = '', rest = ''] = /^\s*(###? |- |\d+\. )?([\s\S]*)$/.exec(line) ?? []
    if (rest.trim() === '') continue
    const content = readInline(rest.trim())
    if (mark.startsWith('#')) parts.push({ kind: 'heading', level: mark === '## ' ? 2 : 3, content })
    else if (mark === '') parts.push({ kind: 'paragraph', content })
    else addItem(parts, mark !== '- ', content)
  }
  return parts
}

function addItem(parts: MarkupPart[], isOrdered: boolean, item: Inline[]): void {
  const lastPart = parts.at(-1)
  if (lastPart?.kind === 'list' && lastPart.ordered === isOrdered) lastPart.items.push(item)
  else parts.push({ kind: 'list', ordered: isOrdered, items: [item] })
}

function readInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const { 0: marked, index, groups } of text.matchAll(inlinePattern)) {
    if (index > end) pieces.push(text.slice(end, index))
    pieces.push(parseMarked(marked, groups ?? {}))
    end = index + marked.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

function parseMarked(marked: string, groups: Readonly<Record<string, string | undefined>>): Inline {
  const { both, strong, em, label = '', href = '' } = groups
  if (both !== undefined) return { kind: 'strong', content: [{ kind: 'em', content: readInline(both) }] }
  if (strong !== undefined) return { kind: 'strong', content: readInline(strong) }
  if (em !== undefined) return { kind: 'em', content: readInline(em) }
  return isSafeHref(href) ? { kind: 'link', href, content: readInline(label) } : marked
}
