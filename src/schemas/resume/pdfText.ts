import { cleanResumeText, maxCharacters, ResumeError, type ResumeLine, type ResumeText } from './resumeText'

/** Maximum number of pages to read. A résumé has a few pages, and the personal details are on the first. */
const maxPages = 10
/** Maximum height of a PDF page, in points. */
const maxPageHeight = 14_400

/**
 * Extracts the text of a PDF's first pages without running scripts or fetching resources.
 * @throws ResumeError if the file is encrypted or damaged
 */
export async function readPdfText(bytes: Uint8Array): Promise<ResumeText> {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs')
  const task = getDocument({
    data: bytes,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const file = await task.promise
    const resumeText: ResumeText = { lines: [], links: [] }
    let length = 0
    for (let number = 1; number <= Math.min(file.numPages, maxPages) && length < maxCharacters; number++) {
      const page = await file.getPage(number)
      const { items } = await page.getTextContent()
      const lines = getPageLines(
        items.filter((item) => 'str' in item),
        number * maxPageHeight,
      )
      resumeText.lines.push(...lines)
      for (const line of lines) length += line.text.length
      for (const { url } of await page.getAnnotations())
        if (typeof url === 'string') resumeText.links.push(url)
    }
    return resumeText
  } catch (error) {
    throw new ResumeError(isPasswordError(error) ? 'encrypted' : 'damaged')
  } finally {
    await task.destroy()
  }
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}

/** A text item as pdf.js returns it. */
interface TextItem {
  str: string
  transform: unknown[]
  width: number
}

interface TextPiece {
  text: string
  left: number
  right: number
  bottom: number
  size: number
}

/** @param end depth of the page's lower edge, in points */
function getPageLines(items: readonly TextItem[], end: number): ResumeLine[] {
  const rows: TextPiece[][] = []
  for (const item of items) {
    if (item.str.trim() === '') continue
    const piece = getPiece(item)
    const row = rows.findLast((candidate) => isSideBySide(candidate[0], piece))
    if (row) row.push(piece)
    else rows.push([piece])
  }
  const isRightToLeftPage = isRightToLeft(items.map(({ str }) => str))
  const lines = rows.flatMap((row) => getRowLines(row, end))
  return isRightToLeftPage ? lines.map((line) => ({ ...line, text: restoreDigitOrder(line.text) })) : lines
}

function getPiece({ str, transform, width }: TextItem): TextPiece {
  const [, , c = 0, d = 0, left = 0, bottom = 0] = transform as number[]
  return { text: str, left, right: left + width, bottom, size: Math.hypot(c, d) }
}

function isSideBySide(piece: TextPiece | undefined, other: TextPiece): boolean {
  return piece !== undefined && Math.abs(piece.bottom - other.bottom) < Math.max(1, other.size * 0.3)
}

/** Splits a row into columns at gaps of at least twice the letter height. */
function getRowLines(row: readonly TextPiece[], end: number): ResumeLine[] {
  const sortedPieces = row.toSorted((a, b) => a.left - b.left)
  const columns: TextPiece[][] = []
  let lastPiece: TextPiece | undefined
  for (const piece of sortedPieces) {
    if (lastPiece && piece.left - lastPiece.right < Math.max(lastPiece.size, piece.size) * 2)
      columns.at(-1)?.push(piece)
    else columns.push([piece])
    lastPiece = piece
  }
  return columns
    .map((pieces) => ({
      text: cleanResumeText(joinPieces(pieces)),
      size: Math.round(Math.max(...pieces.map(({ size }) => size)) * 10) / 10,
      place: {
        left: Math.min(...pieces.map(({ left }) => left)),
        right: Math.max(...pieces.map(({ right }) => right)),
        depth: end - (pieces[0]?.bottom ?? 0),
      },
    }))
    .filter(({ text }) => text !== '')
}

function isRightToLeft(texts: readonly string[]): boolean {
  const textsWithLetters = texts.filter((text) => /\p{L}/u.test(text))
  return textsWithLetters.filter((text) => rightToLeft.test(text)).length * 2 > textsWithLetters.length
}

/**
 * Restores the order of digit groups in Arabic lines, such as '6754 123 50 966+', where the PDF stores them from
 * right to left. Lines with Latin letters stay as they are.
 */
function restoreDigitOrder(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return text
  return text.replace(
    /(\+? ?:? ?\+?)(\d+(?: \d+){1,5})(\+?)/g,
    (_, before: string, groups: string, after: string) => {
      const plusSign = `${before}${after}`.includes('+') ? '+' : ''
      return `${before.replace('+', '')}${plusSign}${groups.split(' ').toReversed().join(' ')}`
    },
  )
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/

function joinPieces(pieces: readonly TextPiece[]): string {
  const orderedPieces = isRightToLeft(pieces.map(({ text }) => text)) ? pieces.toReversed() : pieces
  return orderedPieces.reduce((text, piece, index) => {
    const previousPiece = orderedPieces[index - 1]
    if (!previousPiece) return piece.text
    const distance = Math.max(piece.left, previousPiece.left) - Math.min(piece.right, previousPiece.right)
    return text + (distance > piece.size * 0.15 ? ' ' : '') + piece.text
  }, '')
}
