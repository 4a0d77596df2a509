import type { AnswerSection } from '../../../src/schemas/applications/application'
import { type ApplicationState, getVisibleState } from '../../../src/schemas/applications/applicationState'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { type Language, parseLanguage } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import type { FileBytes } from '../files/files.repository'
import { type FileFields, readFileFields, type TranslatedApplication } from './applications.repository'

/** An application with its submitted answers. */
export interface StoredSubmission {
  id: number
  guid: string
  submittedDate: string
  vacancyId: number
  vacancyCode: string
  vacancyName: string
  location: string
  isExpressionOfInterest: boolean
  formVersion: string
  prefillGuid: string | null
  broadbeanChannel: string | null
  answers: FormValues
  sections: AnswerSection[]
  attachmentKeys: string[]
  fileFields: FileFields
  /** When the application was withdrawn, ISO 8601 UTC; null if it was not. */
  withdrawnDate: string | null
  /** Current application state. */
  state: ApplicationState
  /** The day by which the applicant was promised a reply; null without a promise. */
  responseDeadline: string | null
  /** The applicant's language; English if unknown. */
  language: Language
  /** The application in the applicant's language; null if that is the client's own or unknown. */
  translation: TranslatedApplication | null
  /** Names that the sender of the vacancy gave its questions, by field key. */
  questionNames: Record<string, string>
}

export interface SubmittedFile extends FileBytes {
  id: number
  key: string
  filename: string
  mime: string
  size: number
  sha256: string
}

export async function findSubmission(
  db: Db,
  clientId: number,
  id: number,
): Promise<StoredSubmission | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'guid', 'submitted_date as submittedDate', 'vacancy_id as vacancyId', 'location'])
    .select(['vacancy_code as vacancyCode', 'vacancy_name as vacancyName', 'is_expression_of_interest'])
    .select(['form_version as formVersion', 'prefill_guid as prefillGuid', 'answers', 'sections'])
    .select(['broadbean_channel as broadbeanChannel', 'attachment_keys', 'file_fields'])
    .select(['question_names', 'withdrawn_at as withdrawnDate', 'state', 'hear_by as responseDeadline'])
    .select(['language', 'vacancy_name_told', 'sections_told'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const {
    is_expression_of_interest,
    answers,
    sections,
    attachment_keys,
    file_fields,
    question_names,
    state,
    language,
    vacancy_name_told,
    sections_told,
    ...rest
  } = row
  return {
    ...rest,
    state: getVisibleState(state, rest.withdrawnDate),
    language: parseLanguage(language),
    translation:
      vacancy_name_told === null
        ? null
        : {
            vacancyName: vacancy_name_told,
            sections: JSON.parse(sections_told ?? '[]') as AnswerSection[],
          },
    isExpressionOfInterest: is_expression_of_interest === 1,
    answers: JSON.parse(answers) as FormValues,
    sections: JSON.parse(sections) as AnswerSection[],
    attachmentKeys: JSON.parse(attachment_keys) as string[],
    fileFields: readFileFields(file_fields),
    questionNames: JSON.parse(question_names ?? '{}') as Record<string, string>,
  }
}

export function listSubmittedFiles(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<SubmittedFile[]> {
  return db
    .selectFrom('application_attachments as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select(['a.id', 'a.field_key as key', 'a.filename', 'f.mime', 'f.size', 'f.sha256', 'f.content'])
    .select(['f.id as fileId', 'f.object_key as objectKey', 'f.scan'])
    .where('a.client_id', '=', clientId)
    .where('a.application_id', '=', applicationId)
    .orderBy('a.id')
    .execute()
}
