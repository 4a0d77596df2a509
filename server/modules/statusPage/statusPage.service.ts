import type { AnswerSection } from '../../../src/schemas/applications/application'
import type { StateChange } from '../../../src/schemas/applications/applicationState'
import { isUndecided, toApplicantState, toBuiltInState } from '../../../src/schemas/applications/customState'
import type {
  ApplicantContact,
  StatusPageApplication,
} from '../../../src/schemas/applications/statusPage.types'
import { isEmail } from '../../../src/schemas/fields/formats'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { getApplicantContact, getPhoneKey } from '../../../src/schemas/submission/applicantContact'
import { toPublicSections } from '../../../src/schemas/submission/describeAnswers'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { Language } from '../../../src/texts/language/language'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import { recordCorrection, recordWithdrawal } from '../applications/applicationChanges.service'
import { listApplicationAttachments } from '../applications/applicationFiles.repository'
import { listStateChanges, markUnsent } from '../applications/applicationStates.repository'
import { requeueDelivery } from '../applications/applications.service'
import { createDeliveryMessage } from '../applications/deliveryMessage'
import { findDelivery } from '../applications/outbox.repository'
import { getStatusLinkPath, resolveStatusLink } from '../applications/statusLinks'
import { findSubmission, type StoredSubmission } from '../applications/submissions.repository'
import { addAudit } from '../audit/audit.repository'
import { listCustomStates } from '../clients/applicationStateSettings.repository'
import { type MailKind, queueMail } from '../mail/queueMail'
import { eraseApplicationsWithFiles, recordErasureProof } from '../privacy/erasure.service'
import { markWithdrawn, saveContact } from './statusPage.repository'

/** An application found by its status link, with all submitted data. */
export interface LinkedApplication {
  clientId: number
  submission: StoredSubmission
  expires: string
}

/** Returns the application of a status link; undefined if the link is unknown or has expired. */
export async function findLinkedApplication(
  context: ServerContext,
  clientId: number,
  token: string,
): Promise<LinkedApplication | undefined> {
  const resolvedLink = await resolveStatusLink(context, clientId, token)
  const submission = resolvedLink && (await findSubmission(context.db, clientId, resolvedLink.applicationId))
  return submission && { clientId, submission, expires: resolvedLink.expiresAt }
}

/** Returns the application as its applicant sees it in this language. Secret answers stay masked. */
export async function readStatusPage(
  { db }: Pick<ServerContext, 'db'>,
  { clientId, submission, expires }: LinkedApplication,
  language: Language,
): Promise<StatusPageApplication> {
  const { id, vacancyCode: code, submittedDate, withdrawnDate } = submission
  const translatedApplication = submission.language === language ? submission.translation : null
  const { email, phone } = getApplicantContact(submission.answers)
  const delivery = await findDelivery(db, clientId, id)
  const changes = await listStateChanges(db, clientId, id)
  const customStates = await listCustomStates(db, clientId)
  const { state } = submission
  const visibleState = toApplicantState(state, customStates)
  const leadsToVisibleState = (change: StateChange) =>
    toApplicantState(change.state, customStates) === visibleState
  const lastMessage = changes.findLast((change) => leadsToVisibleState(change) && change.words !== null)
  // Custom states can look the same to the applicant, who has seen this state since the first of these changes.
  const firstChange = changes[changes.findLastIndex((change) => !leadsToVisibleState(change)) + 1]
  const files = await listApplicationAttachments(db, clientId, id)
  return {
    id,
    job: { code, name: translatedApplication?.vacancyName ?? submission.vacancyName },
    submittedDate,
    withdrawnDate,
    state: state === 'withdrawn' ? state : toBuiltInState(state, customStates),
    stateName: customStates.find(({ id }) => id === visibleState)?.name ?? null,
    stateSince: firstChange?.at ?? null,
    words: lastMessage?.words ?? null,
    hearBy: isUndecided(state, customStates) ? submission.responseDeadline : null,
    isPassedOn: delivery?.sentAt !== null && delivery?.sentAt !== undefined,
    expires,
    contact: { email: email ?? '', phone },
    sections: toPublicSections(translatedApplication?.sections ?? submission.sections),
    documents: files.map(({ filename }) => filename),
  }
}

/** Exports the application as JSON text, including documents, in the format that the back-office receives. */
export function exportApplication(
  context: ServerContext,
  { clientId, submission }: LinkedApplication,
): Promise<string | undefined> {
  return createDeliveryMessage(context, clientId, submission.id)
}

/** The applicant who acts on the status page: the site's origin, the token of the link, and the applicant's network. */
export interface Applicant {
  origin: string
  token: string
  ipNetwork: string
}

const maxLengths = { email: 255, phone: 30 }

/** Withdraws the application and notifies the back-office and the applicant. Idempotent. */
export function withdrawApplication(
  context: ServerContext,
  { clientId, submission: { id, answers } }: LinkedApplication,
  actor: Applicant,
): Promise<void> {
  return runInTransaction(context.db, async (trx) => {
    if (!(await markWithdrawn(trx, clientId, id, context.now()))) return
    await resendAndAudit({ ...context, db: trx }, clientId, id, actor, 'application withdrawn')
    await queueStatusMails({ ...context, db: trx }, clientId, id, actor, 'withdrawn', [
      getApplicantContact(answers).email,
    ])
    await recordWithdrawal(trx, clientId, id, context.now())
  })
}

/** Validates contact details. Returns errors by field; empty if there are none. */
export function validateContact({
  email,
  phone,
}: ApplicantContact): Partial<Record<keyof ApplicantContact, string>> {
  const emailError = isEmail(email) ? checkLength(email, maxLengths.email) : rulesTexts.email
  const phoneError = phone === '' ? rulesTexts.required : checkLength(phone ?? '', maxLengths.phone)
  return { ...(emailError ? { email: emailError } : {}), ...(phoneError ? { phone: phoneError } : {}) }
}

const checkLength = (text: string, maximum: number) =>
  text.length > maximum ? rulesTexts.maximum(maximum) : undefined

/**
 * Changes the applicant's contact details, and notifies the back-office and both the old and the new address.
 * @param contact validated
 */
export function correctContact(
  context: ServerContext,
  { clientId, submission: { id } }: LinkedApplication,
  contact: ApplicantContact,
  actor: Applicant,
): Promise<void> {
  return runInTransaction(context.db, async (trx) => {
    const submission = orNotFound(await findSubmission(trx, clientId, id))
    const previousContact = getApplicantContact(submission.answers)
    const changedSubmission = withContact(submission, contact)
    if (JSON.stringify(changedSubmission.answers) === JSON.stringify(submission.answers)) return
    await saveContact(trx, clientId, id, { email: contact.email, ...changedSubmission })
    await resendAndAudit({ ...context, db: trx }, clientId, id, actor, 'contact details corrected')
    const addresses = new Set([previousContact.email?.toLowerCase(), contact.email.toLowerCase()])
    await queueStatusMails({ ...context, db: trx }, clientId, id, actor, 'corrected', [...addresses])
    await recordCorrection(trx, clientId, id, context.now())
  })
}

/** Erases only this application, since the link gives access to nothing else, and stores an erasure proof. */
export async function eraseApplication(
  context: ServerContext,
  { clientId, submission: { id, answers } }: LinkedApplication,
): Promise<void> {
  const tools = { ...context, now: context.now() }
  const documents = (await listApplicationAttachments(context.db, clientId, id)).length
  await eraseApplicationsWithFiles(tools, clientId, [id], 'application erased')
  const email = getApplicantContact(answers).email ?? ''
  await recordErasureProof(tools, { clientId, email, application: id }, { applications: 1, documents })
}

/** Returns the answers with new contact details, and the readable sections for reviewers and for the applicant. */
function withContact(
  { answers, sections, translation }: StoredSubmission,
  { email, phone }: ApplicantContact,
) {
  const phoneKey = getPhoneKey(answers)
  const changes = { email, ...(phoneKey && phone !== null ? { [phoneKey]: phone } : {}) }
  const currentContent = { answers, sections, localizedSections: translation?.sections ?? null }
  return Object.entries(changes).reduce((content, [key, value]) => {
    const item = { path: `/${key}`, answer: String(answers[key]) }
    const replaceAnswer = (original: readonly AnswerSection[]) => withAnswer(original, item, value)
    return {
      answers: { ...content.answers, [key]: value },
      sections: replaceAnswer(content.sections),
      localizedSections: content.localizedSections && replaceAnswer(content.localizedSections),
    }
  }, currentContent)
}

/** Replaces the item at the path; in sections stored without paths, the first item with this answer. */
function withAnswer(
  sections: readonly AnswerSection[],
  before: { path: string; answer: string },
  newAnswer: string,
): AnswerSection[] {
  let isReplaced = false
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const isMatch = item.path === undefined ? item.answer === before.answer : item.path === before.path
      if (isReplaced || !isMatch) return item
      isReplaced = true
      return { ...item, answer: newAnswer }
    }),
  }))
}

/**
 * Queues an application again that was or is being delivered, so that the back-office gets the change, and records the
 * action in the audit. The delivery of any other application includes the change anyway.
 */
async function resendAndAudit(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  id: number,
  { ipNetwork }: Applicant,
  action: AuditAction,
): Promise<void> {
  const state = (await findDelivery(db, clientId, id))?.state
  if (state === 'sent' || state === 'sending') {
    await markUnsent(db, clientId, id)
    await requeueDelivery(db, clientId, id, now())
  }
  const subject = `application:${id}`
  await addAudit(db, clientId, { userId: null, action, subject, at: now().toISOString(), address: ipNetwork })
}

async function queueStatusMails(
  context: Pick<ServerContext, 'keys' | 'environment' | 'now'> & { db: Db },
  clientId: number,
  id: number,
  { origin, token }: Applicant,
  kind: MailKind & ('withdrawn' | 'corrected'),
  addresses: readonly (string | null | undefined)[],
): Promise<void> {
  const { vacancyCode, vacancyName, translation, language } = orNotFound(
    await findSubmission(context.db, clientId, id),
  )
  const job = translation?.vacancyName ?? vacancyName
  const link = origin + toLanguagePath(language, getStatusLinkPath(token))
  const values = { job, reference: `${vacancyCode} / ${id}`, link, language }
  for (const recipient of addresses) {
    if (recipient) await queueMail(context, clientId, { to: recipient, kind, values, applicationId: id })
  }
}
