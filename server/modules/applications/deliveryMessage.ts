import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import { publicSections } from '../../../src/schemas/submission/describeAnswers'
import { sourceLanguage } from '../../../src/schemas/translations/localizeText'
import type { Db } from '../../db/openDatabase'
import { type FileTools, openStoredFile } from '../files/storedFiles.service'
import {
  findSubmission,
  listSubmittedFiles,
  type StoredSubmission,
  type SubmittedFile,
} from './submissions.repository'

/** How to build a message: the content of each file and, for a message that is displayed, a filter. */
interface Making {
  contentOf: (file: SubmittedFile) => Promise<string | null>
  shown?: (submission: StoredSubmission) => StoredSubmission
}

/**
 * Returns the body for the back-office as JSON, as described in docs/backoffice.md; undefined if there is no such
 * application.
 * @throws ScannerError when a file could not be scanned
 */
export async function deliveryMessage(
  tools: FileTools,
  clientId: number,
  applicationId: number,
): Promise<string | undefined> {
  const contentOf = async (file: SubmittedFile) => {
    const bytes = await openStoredFile(tools, clientId, file)
    return bytes ? Buffer.from(bytes).toString('base64') : null
  }
  const message = await messageOf(tools.db, clientId, applicationId, { contentOf })
  return message && JSON.stringify(message)
}

/**
 * Returns whether a body contains secret answers. Their items have a `secret` property; quotes within answers are
 * escaped and cannot match.
 */
export function holdsSecrets(body: string): boolean {
  return body.includes('"secret":"')
}

/** Returns the message as an object, before it becomes JSON. */
export async function messageOf(
  db: Db,
  clientId: number,
  applicationId: number,
  { contentOf, shown = (submission) => submission }: Making,
): Promise<object | undefined> {
  const stored = await findSubmission(db, clientId, applicationId)
  if (!stored) return undefined
  const submission = shown(stored)
  const files = await listSubmittedFiles(db, clientId, applicationId)
  const attachments = []
  for (const file of files) {
    attachments.push({ ...describedFile(submission, file), content: await contentOf(file) })
  }
  const missing = missingKeys(
    submission,
    files.map((file) => file.key),
  )
  return {
    type: 'application.submitted',
    timestamp: submission.submittedDate,
    data: {
      ...described(submission),
      ...versioned(
        submission,
        attachments.some(({ name }) => name !== undefined),
      ),
      isComplete: missing.length === 0,
      missingAttachments: missing,
      attachments,
    },
  }
}

/** Describes a file without its content. `name` is the name that the vacancy's sender gave the question. */
function describedFile({ fileFields, questionNames }: StoredSubmission, file: SubmittedFile) {
  const { id, key, filename, mime, size, sha256 } = file
  const question = fileFields[key]?.question
  const name = questionNames[key]
  return { id, key, ...(question && { question }), ...(name && { name }), filename, mime, size, sha256 }
}

/** Field keys of the announced files that have not arrived. */
export function missingKeys(
  { attachmentKeys }: Pick<StoredSubmission, 'attachmentKeys'>,
  received: readonly string[],
): string[] {
  return attachmentKeys.filter((key) => !received.includes(key))
}

function described(submission: StoredSubmission) {
  const { id, guid, submittedDate, isExpressionOfInterest, formVersion } = submission
  const { withdrawnDate, language } = submission
  const { vacancyId, vacancyCode, vacancyName, location, prefillGuid, broadbeanChannel } = submission
  return {
    application: {
      id,
      guid,
      submittedDate,
      isExpressionOfInterest,
      formVersion,
      prefillGuid,
      broadbeanChannel,
      ...(withdrawnDate === null ? {} : { withdrawnDate }),
      ...(language === sourceLanguage ? {} : { language }),
    },
    vacancy: { id: vacancyId, code: vacancyCode, name: vacancyName, location },
    answers: withoutFiles(submission),
    sections: publicSections(submission.sections),
  }
}

/**
 * Adds the message version: 6 if the applicant's language is not the client's own; else 5 if a file answers a
 * question that has a name; else 4 if the application was withdrawn; else 3 if a group was answered; else 2 if
 * questions have names. Without any of these the message has no version and is unchanged, because the content sent
 * under one id must never change.
 */
function versioned(submission: StoredSubmission, hasNamedFiles: boolean) {
  const questions = namedQuestions(submission)
  const named = questions.length > 0 ? { questions } : {}
  if (submission.language !== sourceLanguage) return { messageVersion: 6, ...named }
  if (hasNamedFiles) return { messageVersion: 5, ...named }
  if (submission.withdrawnDate !== null) return { messageVersion: 4, ...named }
  if (submission.sections.some(({ group }) => group)) return { messageVersion: 3, ...named }
  return questions.length > 0 ? { messageVersion: 2, ...named } : {}
}

/** Returns the questions that have a name, with the values of the chosen options. */
function namedQuestions(submission: StoredSubmission) {
  const answers = withoutFiles(submission)
  return Object.entries(submission.questionNames).map(([key, name]) => ({
    key,
    name,
    answer: answerAt(answers, key),
  }))
}

/** Returns the answer under a key; for a question in a group with rows, a list with one item per row. */
function answerAt(answers: FormValues, key: string): FieldValue {
  const [own = key, inRow] = key.split('/')
  const value = answers[own] ?? null
  if (inRow === undefined || !Array.isArray(value)) return value
  return value.map((row) => (isValues(row) ? (row[inRow] ?? null) : null))
}

function withoutFiles({ answers, fileFields }: StoredSubmission): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !Object.hasOwn(fileFields, key)))
}
