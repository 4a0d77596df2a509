/** A text with its selection, in UTF-16 code units. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Result of a command: `insert` replaces the text between `from` and `to`, followed by the new selection. */
export interface Replacement {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
}

export type LineMark = '## ' | '### ' | '- ' | '1. '

const lineMark = /^(#{2,3} |- |\d+\. )/

/** Adds marks around the selection or removes existing ones. An empty selection inserts `stand` as a placeholder. */
export function toggleMark({ text, start, end }: Selected, mark: '**' | '*', stand: string): Replacement {
  const [from, to] = trimmed(text, start, end)
  const inner = text.slice(from, to)
  const outer = isMarked(text, from, to, mark)
  if (outer) return replaced(from - mark.length, to + mark.length, '', inner, '')
  if (inner.length > 2 * mark.length && isMarked(inner, mark.length, inner.length - mark.length, mark)) {
    return replaced(from, to, '', inner.slice(mark.length, -mark.length), '')
  }
  return replaced(from, to, mark, inner === '' ? stand : inner, mark)
}

/** Turns the selected lines into headings or list items, or back to plain lines if all of them are already. */
export function toggleLines({ text, start, end }: Selected, mark: LineMark): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const hasMark = (line: string) => (mark === '1. ' ? /^\d+\. /.test(line) : line.startsWith(mark))
  const isPlain = lines.every((line) => line.trim() === '' || hasMark(line)) && lines.some(hasMark)
  let count = 0
  const changed = lines.map((line) => {
    const bare = line.replace(lineMark, '')
    if (isPlain || (bare.trim() === '' && lines.length > 1)) return bare
    count += 1
    return (mark === '1. ' ? `${count}. ` : mark) + bare
  })
  const insert = changed.join('\n')
  const isCaret = start === end
  return {
    from,
    to,
    insert,
    selectFrom: isCaret ? from + insert.length : from,
    selectTo: from + insert.length,
  }
}

/** Replaces the selection with a link. The link text is `label`, or the selection if `label` is empty. */
export function putLink({ text, start, end }: Selected, href: string, label: string): Replacement {
  const [from, to] = trimmed(text, start, end)
  const linkText = (label || text.slice(from, to)).replace(/\[/g, '(').replace(/\]/g, ')').trim()
  const address = href
    .trim()
    .replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  const insert = `[${linkText}](${address})`
  return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length }
}

function replaced(from: number, to: number, before: string, inner: string, after: string): Replacement {
  const selectFrom = from + before.length
  return { from, to, insert: before + inner + after, selectFrom, selectTo: selectFrom + inner.length }
}

/** Returns the selection without the blanks at its ends, which stay outside the marks. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const inner = text.slice(start, end)
  const lead = inner.length - inner.trimStart().length
  return inner.trim() === '' ? [start, end] : [start + lead, start + inner.trimEnd().length]
}

/** Returns whether exactly this mark surrounds the range; '**' does not count as italic. */
function isMarked(text: string, from: number, to: number, mark: '**' | '*'): boolean {
  const before = /(?<!\*)\*+$/.exec(text.slice(0, from))?.[0].length ?? 0
  const after = /^\*+/.exec(text.slice(to))?.[0].length ?? 0
  return before === mark.length && after === mark.length
}
