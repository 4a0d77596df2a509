import type {
  AnswerSection,
  ApplicationDetails,
  ApplicationListItem,
} from '../../../src/schemas/applications/application'
import { getIdentifyingContent, maskSections, maskText } from '../../../src/schemas/applications/blindReview'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { blindReviewTexts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import { findSettings } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { findListItems } from './applicationDetails.repository'
import { addReveal, hasBlindReview, listRevealedIds } from './blindReview.repository'
import type { ApplicationFilters, ApplicationOrder } from './inboxFilters.repository'

type Reader = Pick<Session, 'clientId' | 'userId'>

/** Returns the ids of those applications whose applicants' identities are hidden from the reader. */
export async function findHiddenIds(
  db: Db,
  { clientId, userId }: Reader,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!(await hasBlindReview(db, clientId))) return new Set()
  const revealedIds = userId === null ? new Set() : await listRevealedIds(db, clientId, userId, ids)
  return new Set(ids.filter((id) => !revealedIds.has(id)))
}

/** @throws identity-hidden if the reader has not revealed the applicant's identity */
export async function requireRevealedIdentity(db: Db, reader: Reader, id: number): Promise<void> {
  if ((await findHiddenIds(db, reader, [id])).size > 0) throw new ProblemError('identity-hidden')
}

/**
 * Rejects filtering and sorting by applicant name in blind review, because the results would disclose hidden names.
 * @throws invalid
 */
export async function rejectNameFilterAndSort(
  db: Db,
  { clientId }: Pick<Reader, 'clientId'>,
  { filters, order }: { filters: ApplicationFilters; order: ApplicationOrder },
): Promise<void> {
  const path = filters.applicantName ? '/applicantName' : '/sortColumn'
  if (!filters.applicantName && order.sortColumn !== 'applicantName') return
  if (!(await hasBlindReview(db, clientId))) return
  throw new ProblemError('invalid', { errors: [{ path, message: blindReviewTexts.namesHidden }] })
}

/** Masks the items whose identity is hidden from the reader. */
export async function maskHiddenApplicants<Item extends ApplicationListItem>(
  db: Db,
  reader: Reader,
  items: readonly Item[],
): Promise<Item[]> {
  const hiddenIds = await findHiddenIds(
    db,
    reader,
    items.map(({ id }) => id),
  )
  return items.map((item) => (hiddenIds.has(item.id) ? { ...item, ...maskApplicant(item.id) } : item))
}

/** Masks the hidden applicants like `maskHiddenApplicants`, and identifying text in their answers. */
export async function maskHiddenAnswers<
  Item extends ApplicationListItem & { sections: AnswerSection[]; getAnswers: () => FormValues },
>(db: Db, reader: Reader, items: readonly Item[]): Promise<Item[]> {
  const maskedItems = await maskHiddenApplicants(db, reader, items)
  if (!maskedItems.some(({ isHidden }) => isHidden)) return maskedItems
  const settings = await findSettings(db, reader.clientId)
  return maskedItems.map((item) =>
    item.isHidden
      ? { ...item, sections: maskSections(item.sections, getIdentifyingContent(item.getAnswers(), settings)) }
      : item,
  )
}

/**
 * Masks an application's details: removes contact details and files, and masks identifying text, except in the reader's
 * own notes.
 */
export async function maskDetails(
  db: Db,
  clientId: number,
  details: ApplicationDetails,
  answers: FormValues,
): Promise<ApplicationDetails> {
  const identifyingContent = getIdentifyingContent(answers, await findSettings(db, clientId))
  const mask = (text: string) => maskText(text, identifyingContent)
  return {
    ...details,
    ...maskApplicant(details.id),
    contact: { email: null, phone: null },
    sections: maskSections(details.sections, identifyingContent),
    attachments: [],
    history: details.history.map((stateChange) => ({
      ...stateChange,
      words: stateChange.words === null ? null : mask(stateChange.words),
    })),
    notes: details.notes.map((note) => (note.isOwn ? note : { ...note, text: mask(note.text) })),
  }
}

function maskApplicant(id: number): Pick<ApplicationListItem, 'applicantName' | 'isHidden'> {
  return { applicantName: blindReviewTexts.anonymousApplicant(id), isHidden: true }
}

/**
 * Reveals the applicant's identity to the reader. The reveal and its audit entry are stored in one transaction.
 * @throws not-found
 */
export function revealIdentity(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId, address }: Session,
  id: number,
): Promise<void> {
  return runInTransaction(db, async (trx) => {
    orNotFound((await findListItems(trx, clientId, [id]))[0])
    if (userId === null || (await findHiddenIds(trx, { clientId, userId }, [id])).size === 0) return
    const timestamp = now().toISOString()
    await addReveal(trx, clientId, { applicationId: id, userId, timestamp })
    const subject = `application:${id}`
    await addAudit(trx, clientId, { userId, address, action: 'identity shown', subject, at: timestamp })
  })
}
