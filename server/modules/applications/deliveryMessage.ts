import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import { toPublicSections } from '../../../src/schemas/submission/describeAnswers'
import type { Db } from '../../db/openDatabase'
import { type FileTools, readScannedContent } from '../files/storedFiles.service'
import {
  findSubmission,
  listSubmittedFiles,
  type StoredSubmission,
  type SubmittedFile,
} from './submissions.repository'

interface MessageOptions {
  /** Returns the content of a file as the message contains it; null for an infected file. */
  readContent: (file: SubmittedFile) => Promise<string | null>
  /** Masks the answers that a displayed message must not show. Without this function, the message has all answers. */
  redact?: (submission: StoredSubmission) => StoredSubmission
}

/**
 * Returns the body for the back-office as JSON, as described in docs/backoffice.md; undefined if there is no such
 * application.
 * @throws ScannerError when a file could not be scanned, FileStoreError when a file could not be read
 */
export async function createDeliveryMessage(
  tools: FileTools,
  clientId: number,
  applicationId: number,
): Promise<string | undefined> {
  const readContent = async (file: SubmittedFile) => {
    const bytes = await readScannedContent(tools, clientId, file)
    return bytes ? Buffer.from(bytes).toString('base64') : null
  }
  const message = await buildMessage(tools.db, clientId, applicationId, { readContent })
  return message && JSON.stringify(message)
}

/**
 * Returns whether a body contains secret answers. Their items have a `secret` property; quotes within answers are
 * escaped and cannot match.
 */
export function hasSecrets(body: string): boolean {
  return body.includes('"secret":"')
}

/** Returns the message as an object; undefined if there is no such application. */
export async function buildMessage(
  db: Db,
  clientId: number,
  applicationId: number,
  { readContent, redact = (submission) => submission }: MessageOptions,
): Promise<object | undefined> {
  const storedSubmission = await findSubmission(db, clientId, applicationId)
  if (!storedSubmission) return undefined
  const submission = redact(storedSubmission)
  const files = await listSubmittedFiles(db, clientId, applicationId)
  const attachments = []
  for (const file of files) {
    attachments.push({ ...describeFile(submission, file), content: await readContent(file) })
  }
  const missingKeys = findMissingKeys(
    submission,
    files.map((file) => file.key),
  )
  return {
    type: 'application.submitted',
    timestamp: submission.submittedDate,
    data: {
      messageVersion: 1,
      ...describeSubmission(submission),
      isComplete: missingKeys.length === 0,
      missingAttachments: missingKeys,
      attachments,
    },
  }
}

/** Describes a file without its content. `name` is the name that the vacancy's sender gave the question. */
function describeFile({ fileFields, questionNames }: StoredSubmission, file: SubmittedFile) {
  const { id, key, filename, mime, size, sha256 } = file
  const question = fileFields[key]?.question
  const name = questionNames[key]
  return { id, key, ...(question && { question }), ...(name && { name }), filename, mime, size, sha256 }
}

/** Returns the field keys of the announced files that have not arrived. */
export function findMissingKeys(
  { attachmentKeys }: Pick<StoredSubmission, 'attachmentKeys'>,
  receivedKeys: readonly string[],
): string[] {
  return attachmentKeys.filter((key) => !receivedKeys.includes(key))
}

function describeSubmission(submission: StoredSubmission) {
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
      withdrawnDate,
      language,
    },
    vacancy: { id: vacancyId, code: vacancyCode, name: vacancyName, location },
    answers: getAnswersWithoutFiles(submission),
    sections: toPublicSections(submission.sections),
    questions: getNamedAnswers(submission),
  }
}

/** Returns the answers to the questions that have a name; for a choice, the values of the chosen options. */
function getNamedAnswers(submission: StoredSubmission) {
  const answers = getAnswersWithoutFiles(submission)
  return Object.entries(submission.questionNames).map(([key, name]) => ({
    key,
    name,
    answer: getAnswerAt(answers, key),
  }))
}

/** Returns the answer under a key; for a question in a group with rows, a list with one item per row. */
function getAnswerAt(answers: FormValues, key: string): FieldValue {
  const [field = key, rowKey] = key.split('/')
  const value = answers[field] ?? null
  if (rowKey === undefined || !Array.isArray(value)) return value
  return value.map((row) => (isValues(row) ? (row[rowKey] ?? null) : null))
}

function getAnswersWithoutFiles({ answers, fileFields }: StoredSubmission): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !Object.hasOwn(fileFields, key)))
}
