import type { AnswerSection } from '../../../src/schemas/application'
import { isEmail } from '../../../src/schemas/formats'
import type { OwnContact } from '../../../src/schemas/ownApplication'
import { pathIn } from '../../../src/schemas/pages/languagePath'
import { contactOf, phoneKeyOf } from '../../../src/schemas/submission/contactOf'
import type { AuditAction } from '../../../src/texts/activity'
import { rulesTexts } from '../../../src/texts/en'
import { type Db, inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { listApplicationAttachments } from '../../repositories/applications/applicationAttachments'
import { markUnsent } from '../../repositories/applications/applicationStates'
import { markWithdrawn, saveContact } from '../../repositories/applications/ownChanges'
import { findSubmission, type StoredSubmission } from '../../repositories/applications/submissions'
import { findDelivery } from '../../repositories/delivery/outbox'
import { queueAgain } from '../delivery/queueDelivery'
import { type MailKind, queueMail } from '../mail/queueMail'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { linkPath } from './applicationLinks'
import { erase, proveErasure } from './eraseApplications'
import type { LinkedApplication } from './ownApplication'

/** By which link it is done, at which site, and from which network. */
export interface OwnActor {
  origin: string
  token: string
  network: string
}

const mostOf = { email: 255, phone: 30 }

/** Takes the application back; the back-office is told, and whoever sent it. Once more does nothing. */
export function withdrawOwn(
  context: ServerContext,
  { clientId, submission: { id, answers } }: LinkedApplication,
  actor: OwnActor,
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    if (!(await markWithdrawn(trx, clientId, id, context.now()))) return
    await tell({ ...context, db: trx }, clientId, id, actor, 'application withdrawn')
    await write({ ...context, db: trx }, clientId, id, actor, 'withdrawn', [contactOf(answers).email])
  })
}

/** What is wrong with contact details, by field; empty when nothing is. */
export function judgeContact({ email, phone }: OwnContact): Partial<Record<keyof OwnContact, string>> {
  const emailError = isEmail(email) ? tooLong(email, mostOf.email) : rulesTexts.email
  const phoneError = phone === '' ? rulesTexts.required : tooLong(phone ?? '', mostOf.phone)
  return { ...(emailError ? { email: emailError } : {}), ...(phoneError ? { phone: phoneError } : {}) }
}

const tooLong = (text: string, most: number) => (text.length > most ? rulesTexts.maximum(most) : undefined)

/**
 * Puts right how the applicant is reached; the back-office is told, and the address before and now.
 * @param contact judged
 */
export function correctOwn(
  context: ServerContext,
  { clientId, submission: { id } }: LinkedApplication,
  contact: OwnContact,
  actor: OwnActor,
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    const submission = found(await findSubmission(trx, clientId, id))
    const before = contactOf(submission.answers)
    const changed = withContact(submission, contact)
    if (JSON.stringify(changed.answers) === JSON.stringify(submission.answers)) return
    await saveContact(trx, clientId, id, { email: contact.email, ...changed })
    await tell({ ...context, db: trx }, clientId, id, actor, 'contact details corrected')
    const addresses = new Set([before.email?.toLowerCase(), contact.email.toLowerCase()])
    await write({ ...context, db: trx }, clientId, id, actor, 'corrected', [...addresses])
  })
}

/** Erases this application, and nothing else of its sender's: the link shows this one. A proof stays. */
export async function eraseOwn(
  context: ServerContext,
  { clientId, submission: { id, answers } }: LinkedApplication,
): Promise<void> {
  const tools = { ...context, now: context.now() }
  const documents = (await listApplicationAttachments(context.db, clientId, id)).length
  await erase(tools, clientId, [id], 'application erased')
  await proveErasure(tools, clientId, contactOf(answers).email ?? '', { applications: 1, documents })
}

/** Answers with other contact details, and the same as they are read, by everybody and by their sender. */
function withContact({ answers, sections, told }: StoredSubmission, { email, phone }: OwnContact) {
  const phoneKey = phoneKeyOf(answers)
  const changes = { email, ...(phoneKey && phone !== null ? { [phoneKey]: phone } : {}) }
  const before = { answers, sections, toldSections: told?.sections ?? null }
  return Object.entries(changes).reduce((changed, [key, value]) => {
    const read = (all: readonly AnswerSection[]) => withAnswer(all, String(answers[key]), value)
    return {
      answers: { ...changed.answers, [key]: value },
      sections: read(changed.sections),
      toldSections: changed.toldSections && read(changed.toldSections),
    }
  }, before)
}

/** The first item that reads so: sections know no keys, and contact details are asked first. */
function withAnswer(sections: readonly AnswerSection[], before: string, now: string): AnswerSection[] {
  let isDone = false
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      if (isDone || item.answer !== before) return item
      isDone = true
      return { ...item, answer: now }
    }),
  }))
}

/** What left before leaves again, with what is new in it; what has not left, leaves with it. */
async function tell(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  id: number,
  { network }: OwnActor,
  action: AuditAction,
): Promise<void> {
  const state = (await findDelivery(db, clientId, id))?.state
  if (state === 'sent' || state === 'sending') {
    await markUnsent(db, clientId, id)
    await queueAgain(db, clientId, id, now())
  }
  const subject = `application:${id}`
  await addAudit(db, clientId, { userId: null, action, subject, at: now().toISOString(), address: network })
}

async function write(
  context: Pick<ServerContext, 'keys' | 'environment' | 'now'> & { db: Db },
  clientId: number,
  id: number,
  { origin, token }: OwnActor,
  kind: MailKind & ('withdrawn' | 'corrected'),
  addresses: readonly (string | null | undefined)[],
): Promise<void> {
  const { vacancyCode, vacancyName, told, language } = found(await findSubmission(context.db, clientId, id))
  const job = told?.vacancyName ?? vacancyName
  const link = origin + pathIn(language, linkPath(token))
  const values = { job, reference: `${vacancyCode} / ${id}`, link, language }
  for (const to of addresses) {
    if (to) await queueMail(context, clientId, { to, kind, values, applicationId: id })
  }
}
