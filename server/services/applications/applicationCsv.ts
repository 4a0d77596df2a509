import type { ApplicationListItem } from '../../../src/schemas/application'
import { applicationCsvTexts as texts } from '../../../src/texts/applicationExport'
import type { Db } from '../../db/openDatabase'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import type { ApplicationOrder } from '../../repositories/applications/applicationOrder'
import { eachApplication } from '../../repositories/applications/eachApplication'

/**
 * The filtered applications as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need), in the order
 * asked for, in pieces as they are read.
 */
export async function* applicationCsv(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
  sort: ApplicationOrder,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(texts.heads)}`
  for await (const batch of eachApplication(db, clientId, filters, sort)) {
    yield batch.map((item) => csvLine(cells(item))).join('')
  }
}

function cells(item: ApplicationListItem): string[] {
  return [
    String(item.id),
    item.submittedDate,
    item.vacancyCode,
    item.vacancyName,
    item.location,
    item.applicantName,
    item.isSentToConnx ? texts.yes : texts.no,
  ]
}

export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet takes what begins so for a formula, and runs it: an apostrophe keeps it a text. Some split lines at
 * semicolons or tabs, and then a quote in the middle of a piece is none: so nothing begins like that behind these either.
 */
function csvCell(value: string): string {
  const kept = value.replace(/(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
  const safe = /^[\t\r\n]/.test(kept) ? `'${kept}` : kept
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
