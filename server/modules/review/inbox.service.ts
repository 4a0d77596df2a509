import type {
  ApplicationCounts,
  ApplicationDetails,
  ApplicationListPage,
  ResubmitResult,
} from '../../../src/schemas/applications/application'
import type { FieldValue, FormValues } from '../../../src/schemas/fields/fieldValue'
import { getApplicantContact } from '../../../src/schemas/submission/applicantContact'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { findApplicationFile, listApplicationAttachments } from '../applications/applicationFiles.repository'
import { listStateChanges, markOpened, markUnsent } from '../applications/applicationStates.repository'
import { requeueDelivery } from '../applications/applications.service'
import { findDelivery, hasBackOffice, listDeliveryAttempts } from '../applications/outbox.repository'
import { findLastWithdrawal } from '../applications/withdrawals.repository'
import { addAudit } from '../audit/audit.repository'
import { recordActivity } from '../audit/recordActivity'
import type { StoredFile } from '../files/files.repository'
import { readForDownload } from '../files/storedFiles.service'
import type { Session } from '../sessions/session.types'
import { getClientToday } from '../sites/siteSource'
import { findPublishedVacancy } from '../vacancies/publishedVacancies.repository'
import { findApplication } from './applicationDetails.repository'
import {
  findHiddenIds,
  maskDetails,
  maskHiddenApplicants,
  rejectNameFilterAndSort,
  requireRevealedIdentity,
} from './blindReview.service'
import { type ApplicationPageRequest, listApplications } from './inbox.repository'
import { countApplications, countByState } from './inboxCounts.repository'
import { type ApplicationFilters, getDueFilters } from './inboxFilters.repository'
import { listNotes } from './notes.repository'

/**
 * Returns a page of a client's applications [AP-01, AP-02, AP-03], masked for blind review where needed. @throws
 * invalid
 */
export async function readApplications(
  { db }: Pick<ServerContext, 'db'>,
  session: Session,
  { filters, page }: { filters: ApplicationFilters; page: ApplicationPageRequest },
): Promise<Omit<ApplicationListPage, 'asOf'>> {
  await rejectNameFilterAndSort(db, session, { filters, order: page })
  const listedPage = await listApplications(db, session.clientId, filters, page)
  const maskedPage = { ...listedPage, results: await maskHiddenApplicants(db, session, listedPage.results) }
  if (filters.vacancyId === undefined) return maskedPage
  const vacancy = await findPublishedVacancy(db, session.clientId, filters.vacancyId)
  return { ...maskedPage, vacancy: vacancy ? { id: vacancy.guid, name: vacancy.name } : null }
}

/**
 * Returns an application with its files and delivery attempts [AP-06], marks the application as opened, and records in
 * the activity log that the user viewed it. @throws not-found
 */
export async function openApplication(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<ApplicationDetails> {
  const { db } = context
  const { clientId } = session
  const { item, vacancyId, answers, source, attachmentKeys, fileFields } = orNotFound(
    await findApplication(db, clientId, id),
  )
  const receivedFiles = await listApplicationAttachments(db, clientId, id)
  const getQuestion = (key: string) => fileFields[key]?.question ?? ''
  const attachments = receivedFiles.map(({ scan, ...file }) => ({
    ...file,
    question: getQuestion(file.fieldKey),
    isWithheld: scan === 'infected',
  }))
  const missingFileKeys = attachmentKeys.filter((key) => !receivedFiles.some((file) => file.fieldKey === key))
  const delivery = orNotFound(await findDelivery(db, clientId, id))
  const history = await listStateChanges(db, clientId, id)
  const notes = await listNotes(db, clientId, id, session.userId)
  const deliveryAttempts = await listDeliveryAttempts(db, clientId, id)
  await recordActivity(context, session, { action: 'application viewed', subject: `application:${id}` })
  if (!item.isOpened) await runInTransaction(db, (trx) => markOpened(trx, clientId, id, context.now()))
  const contact = getApplicantContact(answers)
  const lastWithdrawnAt =
    contact.email && (await findLastWithdrawal(db, clientId, vacancyId, contact.email, item.submittedDate))
  const missingDocuments = missingFileKeys.map((key) => getQuestion(key) || key)
  const details = {
    ...item,
    isOpened: true,
    contact,
    source,
    appliedBefore: lastWithdrawnAt || null,
    attachments,
    missingDocuments,
    delivery,
    deliveryAttempts,
    history,
    notes,
  }
  const isHidden = (await findHiddenIds(db, session, [id])).size > 0
  return isHidden ? maskDetails(db, clientId, details, answers) : details
}

/**
 * Returns separate counts: all applications, unopened ones, those with delivery problems, those due for an answer, and
 * those in each state. Each count has a matching filter of `readApplications`. `usesDelivery` is false for a client
 * that has no back-office and has never delivered an application.
 */
export async function readCounts(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report' | 'now'>,
  clientId: number,
  { failedFrom, ...scope }: Pick<ApplicationFilters, 'isExpressionOfInterest' | 'vacancyId' | 'failedFrom'>,
): Promise<ApplicationCounts> {
  const { db } = context
  const count = (extraFilters: ApplicationFilters) =>
    countApplications(db, clientId, { ...scope, ...extraFilters })
  const today = await getClientToday(context, clientId)
  const retryingCount = await count({ deliveryState: 'retrying' })
  const failedCount = await count({ deliveryState: 'failed' })
  return {
    all: await count({}),
    unopened: await count({ isOpened: false }),
    retrying: retryingCount,
    failed: failedCount,
    usesDelivery:
      retryingCount + failedCount > 0 ||
      (await hasBackOffice(db, clientId)) ||
      (await countApplications(db, clientId, { isSentToConnx: true })) > 0,
    dueSoon: await count(await getDueFilters(db, clientId, 'soon', today)),
    overdue: await count(await getDueFilters(db, clientId, 'overdue', today)),
    byState: await countByState(db, clientId, scope),
    failedSince: failedFrom ? await count({ failedFrom }) : 0,
  }
}

/**
 * Returns one of the application's files with its bytes, and records in the activity log that the user opened it.
 * @throws not-found, identity-hidden, withheld, FileStoreError, ScannerError
 */
export async function openApplicationFile(
  context: ServerContext,
  session: Session,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<StoredFile> {
  const { clientId } = session
  const file = orNotFound(await findApplicationFile(context.db, clientId, id, attachmentId))
  await requireRevealedIdentity(context.db, session, id)
  const openedFile = await readForDownload(context, clientId, file)
  const subject = `application:${id} document:${attachmentId}`
  await recordActivity(context, session, { action: 'document opened', subject })
  return openedFile
}

/**
 * Reveals a secret answer, which is hidden by default. The audit entry is written first; if that fails, the answer is
 * not returned.
 * @param path JSON Pointer of the answer, as given in the application's sections
 * @throws not-found, identity-hidden
 */
export async function revealSecret(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  session: Session,
  { id, path }: { id: number; path: string },
): Promise<{ answer: string }> {
  const { clientId, userId, address } = session
  const { item, answers } = orNotFound(await findApplication(db, clientId, id))
  const isSecret = item.sections.some(({ items }) => items.some(({ secret }) => secret === path))
  const answer = orNotFound(isSecret ? getTextAt(answers, path) : undefined)
  await requireRevealedIdentity(db, session, id)
  const subject = `application:${id} answer:${path}`
  await addAudit(db, clientId, {
    userId,
    action: 'secret answer revealed',
    subject,
    at: now().toISOString(),
    address,
  })
  return { answer }
}

/** Returns the text at a JSON Pointer, if there is one. */
function getTextAt(answers: FormValues, path: string): string | undefined {
  const value = path
    .split('/')
    .slice(1)
    .reduce<FieldValue>(
      (current, key) =>
        typeof current === 'object' && current !== null && Object.hasOwn(current, key)
          ? (current as FormValues)[key]
          : undefined,
      answers,
    )
  return typeof value === 'string' ? value : undefined
}

/** Marks an application to be sent to the back-office again [AP-05]. @throws not-found */
export function resubmitApplication(context: ServerContext, session: Session, id: number): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    if (!(await markUnsent(trx, session.clientId, id))) throw new ProblemError('not-found')
    await requeueDelivery(trx, session.clientId, id, now)
    await addAudit(trx, session.clientId, {
      userId: session.userId,
      action: 'application resubmitted',
      subject: `application:${id}`,
      at: now.toISOString(),
      address: session.address,
    })
  })
}

/** Resubmits several applications one by one; an application that is missing or fails does not stop the others. */
export async function resubmitApplications(
  context: ServerContext,
  session: Session,
  ids: readonly number[],
): Promise<ResubmitResult[]> {
  const results: ResubmitResult[] = []
  for (const applicationId of new Set(ids)) {
    results.push({ applicationId, result: await tryToResubmit(context, session, applicationId) })
  }
  return results
}

async function tryToResubmit(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<ResubmitResult['result']> {
  try {
    await resubmitApplication(context, session, id)
    return 'queued'
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not-found') return 'not-found'
    context.report(`An application could not be resubmitted: ${String(error)}`)
    return 'failed'
  }
}
