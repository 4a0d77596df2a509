import {
  blockTags,
  droppedTags,
  getFormatting,
  headingMarks,
  isHidden,
  parseWordListItem,
  preserveStyles,
} from './htmlStyle'
import { type Run, writeLine } from './markupRuns'

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
