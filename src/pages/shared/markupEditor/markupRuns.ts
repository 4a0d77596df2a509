/** A piece of a line as it was found: its text, and how it was set. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** Null where it leads nowhere. */
  href: string | null
}

/** One line of markup out of its pieces: neighbours alike are one, and blanks stay outside of the marks. */
export function lineOf(runs: readonly Run[]): string {
  const line = grouped(runs, ({ href }) => href ?? '').map((group) => {
    const inner = grouped(group, ({ bold, italic }) => (bold ? 'bold' : italic ? 'italic' : '')).map(
      markedText,
    )
    const href = group[0]?.href
    return href ? linkOf(inner.join(''), href) : inner.join('')
  })
  return line
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
}

/** Bold before italic: the markup has one of them at a time. */
function markedText(group: readonly Run[]): string {
  const text = group.map((run) => run.text).join('')
  const mark = group[0]?.bold ? '**' : group[0]?.italic ? '*' : ''
  const inner = mark === '' ? text : text.replaceAll('*', '')
  return around(inner, mark, mark)
}

function linkOf(label: string, href: string): string {
  return around(label.replaceAll('[', '(').replaceAll(']', ')'), '[', `](${href})`)
}

function around(text: string, before: string, after: string): string {
  const inner = text.trim()
  if (inner === '' || before === '') return text
  const lead = text.slice(0, text.length - text.trimStart().length)
  return `${lead}${before}${inner}${after}${text.slice(text.trimEnd().length)}`
}

function grouped(runs: readonly Run[], keyOf: (run: Run) => string): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    // A blank between two pieces that are set alike does not part them.
    if (last?.[0] && keyOf(last[0]) === keyOf(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}
