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

/** How a message is made: what stands for each file's bytes, and, for a message that is shown, what is left out. */
interface Making {
  contentOf: (file: SubmittedFile) => Promise<string | null>
  shown?: (submission: StoredSubmission) => StoredSubmission
}

/**
 * The body that a back-office receives, as JSON; docs/backoffice.md describes it. Undefined: no such application.
 * @throws ScannerError when a file could not be judged
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

/** Whether a body has secret answers in it: their items name them, and quotes in anybody's words are escaped. */
export function holdsSecrets(body: string): boolean {
  return body.includes('"secret":"')
}

/** The same before it is JSON. */
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

/** A file without its bytes; `name` is what the vacancy's sender calls its question. */
function describedFile({ fileFields, questionNames }: StoredSubmission, file: SubmittedFile) {
  const { id, key, filename, mime, size, sha256 } = file
  const question = fileFields[key]?.question
  const name = questionNames[key]
  return { id, key, ...(question && { question }), ...(name && { name }), filename, mime, size, sha256 }
}

/** Field keys of the files that were announced and did not come. */
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
 * Which version the message has: 6 where it was applied in another language than the client's own, else 5 where a file answers a question that has a name, else 4 where the application was withdrawn,
 * 3 where a group was answered, 2 where only questions have names. Applications with none of it keep the message that they had:
 * what is sent under one id never changes.
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

/** The questions that their sender has given a name, with the values of the options that were chosen. */
function namedQuestions(submission: StoredSubmission) {
  const answers = withoutFiles(submission)
  return Object.entries(submission.questionNames).map(([key, name]) => ({
    key,
    name,
    answer: answerAt(answers, key),
  }))
}

/** What was answered under a key; of a question in rows a list, with an item for each row. */
function answerAt(answers: FormValues, key: string): FieldValue {
  const [own = key, inRow] = key.split('/')
  const value = answers[own] ?? null
  if (inRow === undefined || !Array.isArray(value)) return value
  return value.map((row) => (isValues(row) ? (row[inRow] ?? null) : null))
}

function withoutFiles({ answers, fileFields }: StoredSubmission): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !Object.hasOwn(fileFields, key)))
}
