import {
  blockTags,
  droppedTags,
  getFormatting,
  headingMarks,
  isHidden,
  parseWordListItem,
  preserveStyles,
} from './htmlStyle'

interface Setting extends Omit<Run, 'text'> {
  /** Prefix of the next line: '- ', '1. ', '## ' or ''. */
  mark: string
}

const plainSetting: Setting = { bold: false, italic: false, href: null, mark: '' }
/** Maximum nesting depth; deeper content is read as plain text. */
const maxDepth = 200

/**
 * Converts HTML from the clipboard (Word, Google Docs or any page) to paragraphs of markup. Unsupported formatting is
 * removed and its text stays; scripts, pictures and hidden content are dropped.
 */
export function markupFromHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(preserveStyles(html), 'text/html')
  const reading = new MarkupReader()
  reading.children(body, plainSetting, 0)
  reading.close()
  return reading.paragraphs
}

class MarkupReader {
  readonly paragraphs: string[] = []
  private runs: Run[] = []
  private mark = ''

  /** Ends the current line. */
  close(): void {
    const line = writeLine(this.runs)
    this.runs = []
    if (line === '') return
    this.paragraphs.push(`${this.mark}${/^#/.test(this.mark) ? line.replaceAll('**', '') : line}`)
    this.mark = ''
  }

  children(parent: Node, setting: Setting, depth: number): void {
    for (const child of parent.childNodes) this.node(child, setting, depth + 1)
  }

  private node(node: Node, setting: Setting, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) this.text(node.textContent ?? '', setting)
    else if (node instanceof HTMLElement && !droppedTags.has(node.tagName) && !isHidden(node)) {
      if (depth > maxDepth) this.text(node.textContent ?? '', setting)
      else this.element(node, setting, depth)
    }
  }

  private element(element: HTMLElement, setting: Setting, depth: number): void {
    const { tagName } = element
    if (tagName === 'BR') this.lineBreak()
    else if (tagName === 'TABLE' && isTableOfLines(element)) this.rows(element, setting, depth)
    else if (tagName === 'OL' || tagName === 'UL') {
      this.close()
      this.children(element, { ...setting, mark: tagName === 'OL' ? '1. ' : '- ' }, depth)
    } else if (blockTags.has(tagName)) this.block(element, setting, depth)
    else this.children(element, getFormatting(element, setting), depth)
  }

  private text(text: string, { bold, italic, href }: Setting): void {
    this.runs.push({ text: text.replace(/[\s\u00a0]+/g, ' '), bold, italic, href })
  }

  /** Starts a new paragraph, except in list items and headings, which are single lines. */
  private lineBreak(): void {
    if (this.mark === '') this.close()
    else this.text(' ', plainSetting)
  }

  private block(element: HTMLElement, setting: Setting, depth: number): void {
    const { tagName } = element
    const isItem = tagName === 'LI'
    // A block at the start of a list item belongs to the item's line.
    if (!isItem && this.mark !== '' && this.runs.every(({ text }) => text.trim() === '')) {
      this.children(element, getFormatting(element, setting), depth)
      return
    }
    this.close()
    const bulletMark = parseWordListItem(element)
    const mark = headingMarks[tagName] ?? (isItem ? setting.mark || '- ' : (bulletMark?.mark ?? ''))
    if (mark !== '') this.mark = mark
    bulletMark?.bullet.remove()
    this.children(element, getFormatting(element, { ...setting, mark: isItem ? setting.mark : '' }), depth)
    this.close()
    this.mark = ''
  }

  /** Writes each row as a line with its cells in sequence. */
  private rows(table: HTMLElement, setting: Setting, depth: number): void {
    this.close()
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].map((cell) => {
        const innerReader = new MarkupReader()
        innerReader.children(cell, setting, depth + 1)
        innerReader.close()
        return innerReader.paragraphs.join(' ')
      })
      const line = cells.filter((cell) => cell !== '').join(cells.length === 2 ? ': ' : ' · ')
      if (line !== '') this.paragraphs.push(`- ${line}`)
    }
  }
}

/** Returns false for layout tables: those with one column, or with headings, lists or tables in their cells. */
function isTableOfLines(table: HTMLElement): boolean {
  if (table.querySelector('h1,h2,h3,h4,h5,h6,ul,ol,table,p + p')) return false
  const first = table.querySelector('tr')
  return first !== null && first.children.length > 1
}

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
  const leadingSpace = text.slice(0, text.length - text.trimStart().length)
  return `${leadingSpace}${before}${innerText}${after}${text.slice(text.trimEnd().length)}`
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
