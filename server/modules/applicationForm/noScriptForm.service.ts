import { createHash, createHmac } from 'node:crypto'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import { getNumberRegion } from '../../../src/schemas/fields/numberRegion'
import type { BuiltForm, FieldError } from '../../../src/schemas/forms/builtForm'
import { isVisible } from '../../../src/schemas/forms/formVisibility'
import { composeSubmission } from '../../../src/schemas/submission/composeSubmission'
import { describeAnswers, toPublicSections } from '../../../src/schemas/submission/describeAnswers'
import type { RedisplayedForm } from '../../../src/schemas/submission/redisplayedForm'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { applyTexts } from '../../../src/texts/public/apply.texts'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import type { FormPost } from '../../http/readFormPost'
import { orNotFound, ProblemError } from '../../problem'
import { findSubmittedApplication } from '../applications/applications.repository'
import { getFileFields } from '../applications/applications.service'
import { findLastWithdrawal } from '../applications/withdrawals.repository'
import type { ServedClient } from '../clients/clients.repository'
import { recordBlockedSubmission, type SpamReason } from '../forms/blockedSubmissions'
import { checkPostedForm } from '../forms/formToken'
import type { Session } from '../sessions/session.types'
import { readSiteConfig } from '../sites/siteSource'
import { receiveFiles, validateFiles } from '../uploads/applicationFiles.service'
import {
  findAdvertisedVacancy,
  findClosedVacancy,
  type StoredVacancy,
} from '../vacancies/vacancies.repository'
import { loadApplicationForm } from './applicationForm.service'
import { acceptsLateApplication } from './lateApplication'
import {
  addRequestedRow,
  checkFormPost,
  type ParsedFormPost,
  parseFormPost,
  prepareRedisplay,
} from './parseFormPost'
import { submitApplication } from './submission.service'
import { requiresProofOfWork } from './submissionProof'

/** The current form of a vacancy that is advertised or has closed. */
export interface NoScriptForm {
  vacancy: StoredVacancy
  /** The form in the client's own language; answers are stored with its texts. */
  form: BuiltForm
  /** The same form in the page's language, for error messages. */
  localizedForm: BuiltForm
  /** The place whose number format applies, see `getNumberRegion`. */
  region: string
  /** Keys of the file fields. */
  fileKeys: readonly string[]
  /**
   * True if the vacancy has closed. Only an application that was begun before closing is accepted, for a short while and
   * if the client allows it.
   */
  isClosed: boolean
}

export interface SubmissionContext {
  session: Session
  /** Rate-limit key of the client address. */
  ipNetwork: string
  /** Where the applicant came from; null if unknown. */
  referralSource: string | null
  /** Origin of the client's site, for links in mail. */
  origin: string
  /** Language of the posted page, in which error messages are shown. */
  language: Language
}

type FormPostOutcome =
  | { applicationId: number }
  | { redisplayed: RedisplayedForm; openedAt: number }
  /** The vacancy accepts no more applications; contains the submitted answers, for display. */
  | { closedAnswers: AnswerSection[] }

/**
 * Returns the form that a page of this vacancy posts; undefined if the vacancy was never advertised or is
 * withdrawn.
 */
export async function loadNoScriptForm(
  context: ServerContext,
  client: ServedClient,
  guid: string,
  language: Language,
): Promise<NoScriptForm | undefined> {
  const now = context.now()
  const advertisedVacancy = await findAdvertisedVacancy(context.db, client.id, { guid }, now)
  const vacancy = advertisedVacancy ?? (await findClosedVacancy(context.db, client.id, { guid }, now))
  if (!vacancy) return undefined
  const owner = { clientId: client.id, siteVersion: client.siteVersion }
  const form = await loadApplicationForm(context, owner, vacancy)
  const localizedForm = await loadApplicationForm(context, owner, vacancy, language)
  const { country } = await readSiteConfig(context, client)
  return {
    vacancy,
    form,
    localizedForm,
    region: getNumberRegion(country, language),
    fileKeys: Object.keys(getFileFields(form)),
    isClosed: advertisedVacancy === undefined,
  }
}

/**
 * Accepts an application with its files, posted by a page without scripts. Uses the same validation as submissions by
 * script. A rejected submission is returned with its errors and answers to display again; its valid files are saved on
 * the server meanwhile. A submission that looks automated, or that lacks a required proof of work, is returned in the
 * same way, with a message that tells a person how to send it anyway. If an "add row" button was pressed, the form is
 * returned with the row and without errors. If the same form is posted again from the same network, returns the
 * application that the first post created.
 */
export async function acceptPostedApplication(
  context: ServerContext,
  { vacancy, form, localizedForm, region, isClosed }: NoScriptForm,
  submissionContext: SubmissionContext,
  formPost: FormPost,
): Promise<FormPostOutcome> {
  const { session, ipNetwork, language } = submissionContext
  const fileSource = { clientId: session.clientId, vacancyId: vacancy.id, ipNetwork, language }
  const { files, values } = await parseFormPost(context, { form, region }, fileSource, formPost)
  const checkedToken = checkPostedForm(context, session.clientId, vacancy.guid, formPost.texts)
  const openedAt = checkedToken.openedAt
  if (isClosed && !(await acceptsLateApplication(context, session.clientId, vacancy, openedAt))) {
    return {
      closedAnswers: toPublicSections(withLanguage(language, () => describeAnswers(localizedForm, values))),
    }
  }
  const valuesWithRow = addRequestedRow(form, values, formPost.texts)
  if (valuesWithRow) {
    const redisplay = { values: valuesWithRow, files, errors: [] }
    return { redisplayed: await prepareRedisplay(context, form, fileSource, redisplay), openedAt }
  }
  const visibleFiles = files.filter(({ key }) => isVisible(localizedForm, key, values))
  const { rejectedFiles } = await validateFiles(context.parsers, getFileFields(localizedForm), visibleFiles)
  const errors = withLanguage(language, () =>
    checkFormPost(localizedForm, values, rejectedFiles, formPost.texts),
  )
  const redisplayWithErrors = async (fieldErrors: readonly FieldError[]) => ({
    redisplayed: await prepareRedisplay(context, form, fileSource, { values, files, errors: fieldErrors }),
    openedAt,
  })
  if (errors.length > 0) return redisplayWithErrors(errors)
  const blockSubmission = async (reason: SpamReason) => {
    await recordBlockedSubmission(context, session.clientId, reason)
    return redisplayWithErrors([createSubmitAgainError(language)])
  }
  const { reason, kind, tokenId } = checkedToken
  // A closed vacancy issues no new token, so the age of the present one does not matter.
  if (reason && !(reason === 'age' && isClosed)) return blockSubmission(reason)
  // A browser without scripts cannot compute the proof of work. A person who reads the message and presses Send
  // again is accepted, within an hourly rate limit.
  if (kind !== 'answer' && (await requiresProofOfWork(context, session.clientId)))
    return redisplayWithErrors([createSubmitAgainError(language)])
  try {
    return {
      applicationId: await submitWithFiles(context, { vacancy, form }, submissionContext, {
        values,
        files,
        tokenId,
        openedAt,
      }),
    }
  } catch (error) {
    const formErrors =
      error instanceof ProblemError ? withLanguage(language, () => getFormErrors(error, language)) : undefined
    if (!formErrors) throw error
    return redisplayWithErrors(formErrors)
  }
}

function createSubmitAgainError(language: Language): FieldError {
  return { path: '', message: withLanguage(language, () => formPostTexts.sendAgainNote) }
}

/** Returns the form with the submitted answers and a message to try again later. @param retryAfter in seconds */
export async function redisplayForm(
  context: ServerContext,
  { vacancy, form, region }: NoScriptForm,
  { session, ipNetwork, language }: SubmissionContext,
  formPost: FormPost,
  retryAfter: number,
): Promise<RedisplayedForm> {
  const fileSource = { clientId: session.clientId, vacancyId: vacancy.id, ipNetwork, language }
  const { files, values } = await parseFormPost(context, { form, region }, fileSource, formPost)
  const errors = [{ path: '', message: withLanguage(language, () => applyTexts.refusedBusy(retryAfter)) }]
  return prepareRedisplay(context, form, fileSource, { values, files, errors })
}

/**
 * Returns the form errors for an application that passed validation but was then rejected; undefined for an error
 * that does not concern the form.
 */
function getFormErrors({ code, parts }: ProblemError, language: Language): readonly FieldError[] | undefined {
  if (code === 'form-stamp-used') return [createSubmitAgainError(language)]
  if (code === 'already-applied') return [{ path: '/email', message: applyTexts.addressAlreadyApplied }]
  return code === 'invalid' ? parts.errors : undefined
}

/** Submits the application, then stores its files. @returns the application's id */
async function submitWithFiles(
  context: ServerContext,
  { vacancy, form }: Pick<NoScriptForm, 'vacancy' | 'form'>,
  { session, ipNetwork, referralSource, origin, language }: SubmissionContext,
  { values, files, tokenId, openedAt }: ParsedFormPost & { tokenId: string; openedAt: number },
): Promise<number> {
  const { id, lists } = vacancy
  const body = composeSubmission(form, values, { id, screeningQuestions: lists.screeningQuestions })
  if (referralSource !== null) body.broadbeanChannel = referralSource
  const sentFiles = files.filter(({ key }) => body.attachmentKeys.includes(key))
  const hashes = sentFiles.map(({ key, filename, content }) => [key, filename, sha256(content)])
  // The same answers after a withdrawal are a new application.
  const withdrawnAt = await findLastWithdrawal(context.db, session.clientId, id, String(values.email))
  const key = createHmac('sha256', context.keys.limits)
    .update(JSON.stringify([ipNetwork, body, hashes, withdrawnAt]))
    .digest('hex')
  const { receipt } = await submitApplication(context, session, body, {
    key,
    keyScope: 'posted',
    origin,
    language,
    proof: { reason: undefined, tokenId, openedAt },
  })
  if (sentFiles.length > 0) {
    // A repeated post may have another session, because a browser that received no response has no cookie. The
    // session is not checked.
    const application = orNotFound(
      await findSubmittedApplication(context.db, session.clientId, receipt.id, null),
    )
    await receiveFiles(context, session.clientId, application, sentFiles)
  }
  return receipt.id
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
