import type {
  ApplicationCounts,
  ApplicationDetails,
  ApplicationListItem,
  Pagination,
} from '../../../src/schemas/application'
import { contactOf } from '../../../src/schemas/submission/contactOf'
import { dueSpan } from '../../../src/schemas/vacancies/hearBy'
import { inTransaction } from '../../db/openDatabase'
import {
  findApplicationFile,
  listApplicationAttachments,
} from '../../repositories/applications/applicationAttachments'
import { countApplications, countByState } from '../../repositories/applications/applicationCounts'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import { findApplication } from '../../repositories/applications/applicationItems'
import { type ApplicationPage, listApplications } from '../../repositories/applications/applicationList'
import { listNotes } from '../../repositories/applications/applicationNotes'
import { markOpened } from '../../repositories/applications/applicationStates'
import { listStateChanges } from '../../repositories/applications/stateChanges'
import { listDeliveryAttempts } from '../../repositories/delivery/deliveryAttempts'
import { findDelivery } from '../../repositories/delivery/outbox'
import type { StoredFile } from '../../repositories/files/files'
import type { Session } from '../../repositories/sessions/sessions'
import { noteAct } from '../accounts/noteAct'
import { openForReader } from '../files/openStoredFile'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { clientToday } from '../sites/clientToday'
import { asSeen, blindDetails, hiddenAmong, refuseByName, requireShown } from './blindReview'

/** A page of a client's applications [AP-01, AP-02, AP-03], as the reader may see them. @throws invalid */
export async function readApplications(
  { db }: Pick<ServerContext, 'db'>,
  session: Session,
  { filters, page }: { filters: ApplicationFilters; page: ApplicationPage },
): Promise<{ results: ApplicationListItem[]; pagination: Pagination }> {
  await refuseByName(db, session, { filters, order: page })
  const { results, pagination } = await listApplications(db, session.clientId, filters, page)
  return { results: await asSeen(db, session, results), pagination }
}

/** An application with its files and every attempt to deliver it [AP-06]; who read it is written down. @throws not-found */
export async function readApplication(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<ApplicationDetails> {
  const { db } = context
  const { clientId } = session
  const { item, answers, attachmentKeys, fileFields } = found(await findApplication(db, clientId, id))
  const received = await listApplicationAttachments(db, clientId, id)
  const question = (key: string) => fileFields[key]?.question ?? ''
  const attachments = received.map(({ scan, ...file }) => ({
    ...file,
    question: question(file.fieldKey),
    isWithheld: scan === 'infected',
  }))
  const missing = attachmentKeys.filter((key) => !received.some((file) => file.fieldKey === key))
  const delivery = found(await findDelivery(db, clientId, id))
  const history = await listStateChanges(db, clientId, id)
  const notes = await listNotes(db, clientId, id, session.userId)
  const deliveryAttempts = await listDeliveryAttempts(db, clientId, id)
  await noteAct(context, session, { action: 'application viewed', subject: `application:${id}` })
  if (!item.isOpened) await inTransaction(db, (trx) => markOpened(trx, clientId, id, context.now()))
  const missingDocuments = missing.map((key) => question(key) || key)
  const details = {
    ...item,
    isOpened: true,
    contact: contactOf(answers),
    attachments,
    missingDocuments,
    delivery,
    deliveryAttempts,
    history,
    notes,
  }
  const isHidden = (await hiddenAmong(db, session, [id])).size > 0
  return isHidden ? blindDetails(db, clientId, details, answers) : details
}

/** How many there are to look at, and how many have trouble on their way; each is a list of `readApplications`. */
export async function readCounts(
  context: Pick<ServerContext, 'db' | 'root' | 'report' | 'now'>,
  clientId: number,
  { failedFrom, ...whichKind }: Pick<ApplicationFilters, 'isExpressionOfInterest' | 'failedFrom'>,
): Promise<ApplicationCounts> {
  const { db } = context
  const count = (more: ApplicationFilters) => countApplications(db, clientId, { ...whichKind, ...more })
  const today = await clientToday(context, clientId)
  return {
    all: await count({}),
    unopened: await count({ isOpened: false }),
    retrying: await count({ deliveryState: 'retrying' }),
    failed: await count({ deliveryState: 'failed' }),
    dueSoon: await count(dueSpan('soon', today)),
    overdue: await count(dueSpan('overdue', today)),
    byState: await countByState(db, clientId, whichKind),
    failedSince: failedFrom ? await count({ failedFrom }) : 0,
  }
}

/** One of its files with the bytes. @throws not-found, identity-hidden, withheld, FileStoreError, ScannerError */
export async function readApplicationFile(
  context: ServerContext,
  session: Session,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<StoredFile> {
  const { clientId } = session
  const file = found(await findApplicationFile(context.db, clientId, id, attachmentId))
  await requireShown(context.db, session, id)
  const opened = await openForReader(context, clientId, file)
  const subject = `application:${id} document:${attachmentId}`
  await noteAct(context, session, { action: 'document opened', subject })
  return opened
}
