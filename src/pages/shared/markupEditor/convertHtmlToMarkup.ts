import {
  blockTags,
  droppedTags,
  getFormatting,
  headingPrefixes,
  isHidden,
  parseWordListItem,
  preserveStyles,
} from './htmlStyle'

interface BlockFormatting extends Omit<TextRun, 'text'> {
  /** Prefix of the next line: '- ', '1. ', '## ' or ''. */
  linePrefix: string
}

const plainFormatting: BlockFormatting = { bold: false, italic: false, href: null, linePrefix: '' }
/** Maximum nesting depth; deeper content is read as plain text. */
const maxDepth = 200

/**
 * Converts HTML (of Word, Google Docs or any page) to paragraphs of markup. Unsupported formatting is removed and its
 * text stays; scripts, media, form controls and hidden content are dropped.
 */
export function convertHtmlToMarkup(html: string): string[] {
  const { body } = new DOMParser().parseFromString(preserveStyles(html), 'text/html')
  const reader = new MarkupReader()
  reader.convertChildren(body, plainFormatting, 0)
  reader.endLine()
  return reader.paragraphs
}

class MarkupReader {
  readonly paragraphs: string[] = []
  private runs: TextRun[] = []
  private linePrefix = ''

  /** Ends the current line and adds it to `paragraphs` unless it is empty. */
  endLine(): void {
    const line = writeLine(this.runs)
    this.runs = []
    if (line === '') return
    this.paragraphs.push(`${this.linePrefix}${/^#/.test(this.linePrefix) ? line.replaceAll('**', '') : line}`)
    this.linePrefix = ''
  }

  convertChildren(parent: Node, formatting: BlockFormatting, depth: number): void {
    for (const child of parent.childNodes) this.convertNode(child, formatting, depth + 1)
  }

  private convertNode(node: Node, formatting: BlockFormatting, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) this.appendText(node.textContent ?? '', formatting)
    else if (node instanceof HTMLElement && !droppedTags.has(node.tagName) && !isHidden(node)) {
      if (depth > maxDepth) this.appendText(node.textContent ?? '', formatting)
      else this.convertElement(node, formatting, depth)
    }
  }

  private convertElement(element: HTMLElement, formatting: BlockFormatting, depth: number): void {
    const { tagName } = element
    if (tagName === 'BR') this.appendLineBreak()
    else if (tagName === 'TABLE' && isTableOfLines(element)) this.convertRows(element, formatting, depth)
    else if (tagName === 'OL' || tagName === 'UL') {
      this.endLine()
      this.convertChildren(element, { ...formatting, linePrefix: tagName === 'OL' ? '1. ' : '- ' }, depth)
    } else if (blockTags.has(tagName)) this.convertBlock(element, formatting, depth)
    else this.convertChildren(element, getFormatting(element, formatting), depth)
  }

  private appendText(text: string, { bold, italic, href }: BlockFormatting): void {
    this.runs.push({ text: text.replace(/[\s\u00a0]+/g, ' '), bold, italic, href })
  }

  /** Starts a new paragraph, except in list items and headings, which are single lines. */
  private appendLineBreak(): void {
    if (this.linePrefix === '') this.endLine()
    else this.appendText(' ', plainFormatting)
  }

  private convertBlock(element: HTMLElement, formatting: BlockFormatting, depth: number): void {
    const { tagName } = element
    const isItem = tagName === 'LI'
    // A block at the start of a list item or heading belongs to its line.
    if (!isItem && this.linePrefix !== '' && this.runs.every(({ text }) => text.trim() === '')) {
      this.convertChildren(element, getFormatting(element, formatting), depth)
      return
    }
    this.endLine()
    const wordItem = parseWordListItem(element)
    const linePrefix =
      headingPrefixes[tagName] ?? (isItem ? formatting.linePrefix || '- ' : (wordItem?.linePrefix ?? ''))
    if (linePrefix !== '') this.linePrefix = linePrefix
    wordItem?.bullet.remove()
    this.convertChildren(
      element,
      getFormatting(element, { ...formatting, linePrefix: isItem ? formatting.linePrefix : '' }),
      depth,
    )
    this.endLine()
    this.linePrefix = ''
  }

  /** Writes each row as one list item with its cells in sequence. */
  private convertRows(table: HTMLElement, formatting: BlockFormatting, depth: number): void {
    this.endLine()
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].map((cell) => {
        const innerReader = new MarkupReader()
        innerReader.convertChildren(cell, formatting, depth + 1)
        innerReader.endLine()
        return innerReader.paragraphs.join(' ')
      })
      const line = cells.filter((cell) => cell !== '').join(cells.length === 2 ? ': ' : ' · ')
      if (line !== '') this.paragraphs.push(`- ${line}`)
    }
  }
}

/**
 * Returns false for layout tables: those with one column, or with headings, lists, tables or consecutive paragraphs in
 * their cells.
 */
function isTableOfLines(table: HTMLElement): boolean {
  if (table.querySelector('h1,h2,h3,h4,h5,h6,ul,ol,table,p + p')) return false
  const firstRow = table.querySelector('tr')
  return firstRow !== null && firstRow.children.length > 1
}

/** A piece of a line with its formatting. */
export interface TextRun {
  text: string
  bold: boolean
  italic: boolean
  /** Null if the text is not a link. */
  href: string | null
}

/**
 * Returns one line of markup. Adjacent runs with the same formatting are merged, and blanks stay outside the marks.
 */
export function writeLine(runs: readonly TextRun[]): string {
  const line = groupRuns(runs, ({ href }) => href ?? '').map((group) => {
    const inner = groupRuns(group, getMark).map(writeMarkedText)
    const href = group[0]?.href
    return href ? writeLink(inner.join(''), href) : inner.join('')
  })
  return line
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
}

const getMark = ({ bold, italic }: TextRun): string => (bold ? '**' : '') + (italic ? '*' : '')

function writeMarkedText(group: readonly TextRun[]): string {
  const text = group.map((run) => run.text).join('')
  const mark = group[0] ? getMark(group[0]) : ''
  const innerText = mark === '' ? text : text.replaceAll('*', '')
  return wrapText(innerText, mark, mark)
}

function writeLink(label: string, href: string): string {
  const address = href
    .trim()
    .replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return wrapText(label.replaceAll('[', '(').replaceAll(']', ')'), '[', `](${address})`)
}

function wrapText(text: string, prefix: string, suffix: string): string {
  const innerText = text.trim()
  if (innerText === '' || prefix === '') return text
  const leadingSpace = text.slice(0, text.length - text.trimStart().length)
  return `${leadingSpace}${prefix}${innerText}${suffix}${text.slice(text.trimEnd().length)}`
}

function groupRuns(runs: readonly TextRun[], getKey: (run: TextRun) => string): TextRun[][] {
  const groups: TextRun[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0] && getKey(last[0]) === getKey(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}
