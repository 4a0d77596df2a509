/** A piece of a line with its formatting. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** Null if the text is not a link. */
  href: string | null
}

/**
 * Returns one line of markup. Adjacent runs with the same formatting are merged, and blanks stay outside the marks.
 */
export function writeLine(runs: readonly Run[]): string {
  const line = groupRuns(runs, ({ href }) => href ?? '').map((group) => {
    const inner = groupRuns(group, getMark).map(writeMarkedText)
    const href = group[0]?.href
    return href ? getLink(inner.join(''), href) : inner.join('')
  })
  return line
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
}

const getMark = ({ bold, italic }: Run): string => (bold ? '**' : '') + (italic ? '*' : '')

function writeMarkedText(group: readonly Run[]): string {
  const text = group.map((run) => run.text).join('')
  const mark = group[0] ? getMark(group[0]) : ''
  const innerText = mark === '' ? text : text.replaceAll('*', '')
  return wrapText(innerText, mark, mark)
}

function getLink(label: string, href: string): string {
  const address = href
    .trim()
    .replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return wrapText(label.replaceAll('[', '(').replaceAll(']', ')'), '[', `](${address})`)
}

function wrapText(text: string, before: string, after: string): string {
  const innerText = text.trim()
  if (innerText === '' || before === '') return text
  const lead = text.slice(0, text.length - text.trimStart().length)
  return `${lead}${before}${innerText}${after}${text.slice(text.trimEnd().length)}`
}

function groupRuns(runs: readonly Run[], getKey: (run: Run) => string): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    // A blank between two runs with the same formatting does not separate them.
    if (last?.[0] && getKey(last[0]) === getKey(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}
