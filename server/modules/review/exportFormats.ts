import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import { applicationCsvTexts as texts } from '../../../src/texts/admin/applications.texts'
import { formatCsvLine } from '../../text/csvLine'

/** CSV (RFC 4180) with the byte order mark by which spreadsheet programs recognize UTF-8. */
export function toCsv(batches: AsyncIterable<string[][]>): Readable {
  return Readable.from(formatCsvParts(batches))
}

async function* formatCsvParts(batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of batches) yield rows.map(formatCsvLine).join('')
}

/**
 * An Excel workbook in which every cell is text, so that nothing is read as a number, a date or a formula. It is written
 * while the rows are read, in constant memory; rows beyond Excel's limit go to further sheets.
 */
export async function toXlsx(batches: AsyncGenerator<string[][], void>): Promise<Readable> {
  const [headings = []] = (await batches.next()).value ?? []
  const workbook = writeXlsxStream(cellRows(headings, batches), {
    name: texts.sheet,
    columns: headings.map(() => ({ numFmt: '@' })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>)
}

async function* cellRows(
  headings: readonly string[],
  batches: AsyncIterable<string[][]>,
): AsyncGenerator<string[]> {
  yield headings.map(toCellText)
  for await (const rows of batches) yield* rows.map((row) => row.map(toCellText))
}

/** The most characters that Excel accepts in a cell. */
const cellLimit = 32_767

/**
 * Removes two characters that XML does not allow but the library accepts, and escapes `_x0041_`, which Excel would
 * read as 'A'.
 */
function toCellText(value: string): string {
  const text = value.replace(/[\uFFFE\uFFFF]/g, '').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return text.length > cellLimit ? `${text.slice(0, cellLimit - 1)}…` : text
}
