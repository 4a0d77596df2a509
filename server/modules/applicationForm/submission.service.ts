import { createHash, randomUUID } from 'node:crypto'
import type { SubmissionReceipt } from '../../../src/schemas/applications/application'
import { formatDisplayDate } from '../../../src/schemas/dateTime/answerDateTime'
import { formatDay } from '../../../src/schemas/dateTime/formatDateTime'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { getPossibleTodays } from '../../../src/schemas/rules/dayBound'
import { readSubmission } from '../../../src/schemas/submission/readSubmission'
import { sourceLanguage } from '../../../src/schemas/translations/localizeText'
import { getPromisedDay } from '../../../src/schemas/vacancies/responseDeadline'
import { localizeVacancy } from '../../../src/schemas/vacancies/vacancy'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { hasApplied } from '../applications/applications.repository'
import { type Submission, storeApplication } from '../applications/applications.service'
import { createStatusLink } from '../applications/statusLinks'
import { releaseWithdrawnEmail } from '../applications/withdrawals.repository'
import { recordBlockedSubmission } from '../forms/blockedSubmissions'
import { markTokenUsed } from '../forms/formGuards.repository'
import { getFormValidator } from '../forms/formValidators'
import { queueMail } from '../mail/queueMail'
import type { Session } from '../sessions/session.types'
import { getClientToday, readClientZone } from '../sites/siteSource'
import { wasAdvertised } from '../vacancies/publishedVacancies.repository'
import {
  findAdvertisedVacancy,
  findClosedVacancy,
  type StoredVacancy,
} from '../vacancies/vacancies.repository'
import { loadApplicationForm } from './applicationForm.service'
import { findEarlierResponse, type SubmissionResponse, storeReceipt } from './idempotencyKeys.service'
import { acceptsLateApplication } from './lateApplication'
import { type CheckedProof, noProof } from './submissionProof'

/** A submission body. The declared properties are checked before the answers are validated. */
export interface SubmissionInput {
  vacancyId: number
  attachmentKeys?: string[]
  applicationPrefilObjectStoreGuid?: string | null
  broadbeanChannel?: string | null
  [field: string]: unknown
}

export interface SubmissionOptions {
  /** Idempotency key of a call that may be repeated. */
  key?: string | undefined
  /**
   * Scope of the idempotency key; the session id by default. The same key in another scope is a different key, and
   * no other scope gets its response.
   */
  keyScope?: string
  /** Origin of the client's site, for links in mail: 'https://harbour.example'. */
  origin: string
  /** The applicant's language; English if undefined, as from older callers. */
  language?: Language | undefined
  /** `noProof` by default. */
  proof?: CheckedProof
}

/**
 * Accepts an application [API-20]. Validates it with the vacancy's current form and stores it with its outbox row
 * in one transaction, which also uses up the form token. A repeat with the same idempotency key gets the first
 * response, whatever its proof is.
 * @throws not-found, vacancy-closed, invalid, form-stamp, already-applied, key-reused, form-stamp-used
 */
export async function submitApplication(
  context: ServerContext,
  session: Session,
  body: SubmissionInput,
  { key: sentKey, keyScope = session.sid, origin, language, proof = noProof }: SubmissionOptions,
): Promise<SubmissionResponse> {
  const { clientId } = session
  const key = sentKey && `${keyScope} ${sentKey}`
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const earlierResponse = await findEarlierResponse(context, clientId, key, bodyHash)
  if (earlierResponse) return earlierResponse
  const vacancy = await requireVacancyForApplication(context, clientId, body.vacancyId, proof.openedAt)
  const form = await loadApplicationForm(context, session, vacancy)
  const now = context.now()
  const responseDeadline = getPromisedDay(vacancy.hearBy, await getToday(context, clientId, vacancy))
  const values = requireValidValues(form, body, now)
  const localizedForm = await getLocalizedForm(context, session, vacancy, language)
  if (proof.reason) {
    await recordBlockedSubmission(context, clientId, proof.reason)
    throw new ProblemError('form-stamp')
  }
  // Read before the transaction because the configuration may be in a file, and other transactions wait for the
  // write lock.
  const zone = await readClientZone(context, clientId)
  return runInTransaction(context.db, async (trx) => {
    // Of concurrent requests with one key, the first is stored; the others wait here and get its response.
    if (key !== undefined) await acquireTransactionLock(trx, clientId, `idempotency key ${key}`)
    const concurrentResponse = await findEarlierResponse({ ...context, db: trx }, clientId, key, bodyHash)
    if (concurrentResponse) return concurrentResponse
    await releaseWithdrawnEmail(trx, clientId, vacancy.id, String(values.email))
    if (await hasApplied(trx, clientId, vacancy.id, String(values.email))) {
      throw new ProblemError('already-applied')
    }
    if (proof.tokenId !== undefined && !(await markTokenUsed(trx, clientId, proof.tokenId, now))) {
      throw new ProblemError('form-stamp-used')
    }
    const receipt = await storeSubmission(trx, session, vacancy, {
      ...{ form, values, body, now, responseDeadline, localizedForm },
      language: language ?? null,
    })
    const link = await createAcknowledgement({ ...context, db: trx }, clientId, {
      receipt,
      job: localizedForm?.vacancyName ?? vacancy.name,
      code: vacancy.code,
      email: String(values.email),
      origin,
      zone,
      language: language ?? 'en',
    })
    if (key !== undefined) await storeReceipt(trx, now, clientId, key, bodyHash, receipt)
    return { status: 201, receipt, link }
  }).catch(async (error) => {
    if (error instanceof ProblemError && error.code === 'form-stamp-used')
      await recordBlockedSubmission(context, clientId, 'used')
    throw error
  })
}

async function requireVacancyForApplication(
  context: ServerContext,
  clientId: number,
  id: number,
  openedAt: number,
): Promise<StoredVacancy> {
  const vacancy = await findAdvertisedVacancy(context.db, clientId, { id }, context.now())
  if (vacancy) return vacancy
  const closedVacancy = await findClosedVacancy(context.db, clientId, { id }, context.now())
  if (closedVacancy && (await acceptsLateApplication(context, clientId, closedVacancy, openedAt)))
    return closedVacancy
  throw new ProblemError(
    (await wasAdvertised(context.db, clientId, { id }, context.now())) ? 'vacancy-closed' : 'not-found',
  )
}

/**
 * Returns the current day in the client's time zone; '' for a vacancy that promises no reply date, because only the
 * promise needs the day.
 */
async function getToday(
  context: ServerContext,
  clientId: number,
  { hearBy }: StoredVacancy,
): Promise<string> {
  return hearBy ? getClientToday(context, clientId) : ''
}

function requireValidValues(form: BuiltForm, body: SubmissionInput, now: Date): FormValues {
  const values = readSubmission(form, body)
  const errors = checkAnswers(form, getFormValidator(form), values, getPossibleTodays(now))
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  return values
}

interface CheckedSubmission {
  form: BuiltForm
  values: FormValues
  body: SubmissionInput
  now: Date
  responseDeadline: string | null
  language: Language | null
  localizedForm: Submission['localizedForm']
}

/** Returns the vacancy's name and form in the applicant's language; null if that is the client's own or unknown. */
async function getLocalizedForm(
  context: ServerContext,
  session: Session,
  vacancy: StoredVacancy,
  language: Language | undefined,
): Promise<Submission['localizedForm']> {
  if (language === undefined || language === sourceLanguage) return null
  const form = await loadApplicationForm(context, session, vacancy, language)
  return { vacancyName: localizeVacancy(language, vacancy).name, form }
}

async function storeSubmission(
  db: Db,
  session: Session,
  vacancy: StoredVacancy,
  { form, values, body, now, responseDeadline, language, localizedForm }: CheckedSubmission,
): Promise<SubmissionReceipt> {
  const guid = randomUUID()
  const submittedDate = now.toISOString()
  const announcedKeys = new Set(body.attachmentKeys)
  const id = await storeApplication(db, session.clientId, vacancy, {
    guid,
    sid: session.sid,
    submittedDate,
    form,
    values,
    attachmentKeys: form.uiSchema['ui:order'].filter((key) => announcedKeys.has(key)),
    prefillGuid: body.applicationPrefilObjectStoreGuid || null,
    broadbeanChannel: body.broadbeanChannel || null,
    responseDeadline,
    language,
    localizedForm,
    sentAt: null,
  })
  return { id, guid, submittedDate, ...(responseDeadline === null ? {} : { hearBy: responseDeadline }) }
}

/** Creates the status link and queues a confirmation mail if the installation sends mail. @returns the link's path */
async function createAcknowledgement(
  context: ServerContext,
  clientId: number,
  { receipt, job, code, email, origin, zone, language }: AcknowledgementInput,
): Promise<string> {
  const { path, expiresAt } = await createStatusLink(context, clientId, receipt.id)
  const { hearBy } = receipt
  const days = withLanguage(language, () => ({
    until: formatDay(expiresAt, zone),
    hearBy: hearBy === undefined ? null : formatDisplayDate(hearBy),
  }))
  const link = origin + toLanguagePath(language, path)
  const values = { job, reference: `${code} / ${receipt.id}`, link, language, ...days }
  await queueMail(context, clientId, { to: email, kind: 'received', values, applicationId: receipt.id })
  return path
}

interface AcknowledgementInput extends Pick<SubmissionOptions, 'origin'> {
  receipt: SubmissionReceipt
  /** The vacancy's name in the applicant's language. */
  job: string
  code: string
  email: string
  /** The client's time zone, IANA. */
  zone: string
  language: Language
}
