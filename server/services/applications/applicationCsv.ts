import type { ApplicationListItem } from '../../../src/schemas/application'
import { applicationCsvTexts as texts } from '../../../src/texts/applicationExport'
import type { Db } from '../../db/openDatabase'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import type { ApplicationOrder } from '../../repositories/applications/applicationOrder'
import { eachApplication } from '../../repositories/applications/eachApplication'
import type { Session } from '../../repositories/sessions/sessions'
import { noteAct } from '../accounts/noteAct'
import { csvLine } from '../csvLine'
import type { ServerContext } from '../serverContext'

/** Who takes the filtered applications away is written down before the first of them leaves. */
export async function exportedApplications(
  context: ServerContext,
  session: Session,
  filters: ApplicationFilters,
  sort: ApplicationOrder,
): Promise<AsyncGenerator<string>> {
  await noteAct(context, session, { action: 'applications exported', subject: `client:${session.clientId}` })
  return applicationCsv(context.db, session.clientId, filters, sort)
}

/**
 * The filtered applications as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need), in the order
 * asked for, in pieces as they are read.
 */
async function* applicationCsv(
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
