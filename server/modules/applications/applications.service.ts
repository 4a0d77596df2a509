import { randomUUID } from 'node:crypto'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../../src/schemas/forms/builtForm'
import { getFieldKind } from '../../../src/schemas/forms/fieldGroup'
import { pruneValues } from '../../../src/schemas/forms/pruneValues'
import { describeAnswers } from '../../../src/schemas/submission/describeAnswers'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import type { StoredVacancy } from '../vacancies/vacancies.repository'
import { recordReceived } from './applicationChanges.service'
import { listReceivedFiles } from './applicationFiles.repository'
import { markUnsent } from './applicationStates.repository'
import { addApplication, type FileFields } from './applications.repository'
import { findMissingKeys } from './deliveryMessage'
import { addToOutbox, findDelivery, makeDeliveryDue } from './outbox.repository'
import { findSubmission } from './submissions.repository'

/** Milliseconds after the submission within which an applicant can send the announced files. */
export const uploadPeriodMs = 60 * 60 * 1000

export interface Submission {
  guid: string
  sid: string
  submittedDate: string
  form: BuiltForm
  values: FormValues
  /** The applicant's language; null if unknown. */
  language: Language | null
  /** The vacancy's name and the form in the applicant's language; null if that is the client's own or unknown. */
  localizedForm: { vacancyName: string; form: BuiltForm } | null
  attachmentKeys: string[]
  prefillGuid: string | null
  broadbeanChannel: string | null
  /** The day by which the applicant is promised a reply, 'YYYY-MM-DD'; null without a promise. */
  responseDeadline: string | null
  /** When the application was delivered, ISO 8601 UTC; null if it was not. */
  sentAt: string | null
}

/**
 * Stores an application, its outbox row and, unless files are awaited, its entry in the change feed. Must be called in
 * a transaction.
 * @returns the application's id
 */
export async function storeApplication(
  db: Db,
  clientId: number,
  vacancy: StoredVacancy,
  { form, values, localizedForm, sentAt, ...submission }: Submission,
): Promise<number> {
  const { submittedDate, attachmentKeys } = submission
  // Only the demo stores applications as sent, and it attaches the files in the same transaction.
  const isListed = sentAt !== null || attachmentKeys.length === 0
  const id = await addApplication(db, clientId, {
    ...submission,
    vacancyId: vacancy.id,
    vacancyCode: vacancy.code,
    vacancyName: vacancy.name,
    location: vacancy.location,
    isExpressionOfInterest: vacancy.isExpressionOfInterest,
    email: String(values.email),
    applicantName: `${values.firstName} ${values.surname}`,
    isSent: sentAt !== null,
    formVersion: form.version,
    answers: pruneValues(form, values),
    sections: describeAnswers(form, values),
    translation: localizedForm && {
      vacancyName: localizedForm.vacancyName,
      sections: withLanguage(submission.language ?? 'en', () => describeAnswers(localizedForm.form, values)),
    },
    fileFields: getFileFields(form),
    questionNames: getQuestionNames(vacancy),
    listedAt: isListed ? submittedDate : null,
  })
  const deliveryDelayMs = attachmentKeys.length > 0 ? uploadPeriodMs : 0
  await addToOutbox(db, clientId, {
    applicationId: id,
    guid: randomUUID(),
    state: sentAt === null ? 'waiting' : 'sent',
    nextAttemptAt: new Date(Date.parse(submittedDate) + deliveryDelayMs).toISOString(),
    sentAt,
    createdAt: submittedDate,
  })
  if (isListed) await recordReceived(db, clientId, id, submittedDate)
  return id
}

/**
 * Returns the names of the questions by field key; a question in a group with rows has the group's key as a prefix:
 * 'rows-8/question-9'.
 */
function getQuestionNames({ lists }: StoredVacancy): Record<string, string> {
  const entries = lists.screeningQuestions.flatMap(({ id: group, repeats, questions }) =>
    questions.flatMap(({ id, name }): [string, string][] =>
      name ? [[`${repeats ? `rows-${group}/` : ''}question-${id}`, name]] : [],
    ),
  )
  return Object.fromEntries(entries)
}

/** Returns the form's file fields by key, each with its accepted group and its question. */
export function getFileFields(form: BuiltForm): FileFields {
  const fields: FileFields = {}
  for (const key of form.uiSchema['ui:order']) {
    if (getFieldKind(form, key)?.rule !== 'file') continue
    const group = getFieldUi(form, key)['ui:options'].rules.fileTypeGroup ?? null
    fields[key] = { group, question: form.schema.properties[key]?.title ?? key }
  }
  return fields
}

/**
 * Makes the delivery due because all files have arrived. An application that was already sent, for example because a
 * file had not been announced, is sent again.
 */
export async function queueDeliveryWithFiles(
  db: Db,
  clientId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  const state = (await findDelivery(db, clientId, applicationId))?.state
  if (state === 'sent' || state === 'sending') await markUnsent(db, clientId, applicationId)
  await makeDeliveryDue(db, clientId, applicationId, now)
}

/** Queues the application for another delivery: now, or when the upload time is over if files are still awaited. */
export async function requeueDelivery(
  db: Db,
  clientId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  const submission = await findSubmission(db, clientId, applicationId)
  if (!submission) return
  const receivedKeys = (await listReceivedFiles(db, clientId, applicationId)).map((file) => file.fieldKey)
  const isComplete = findMissingKeys(submission, receivedKeys).length === 0
  const uploadDeadline = new Date(Date.parse(submission.submittedDate) + uploadPeriodMs)
  await makeDeliveryDue(
    db,
    clientId,
    applicationId,
    isComplete || uploadDeadline < now ? now : uploadDeadline,
  )
}
