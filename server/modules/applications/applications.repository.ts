import type { AnswerSection } from '../../../src/schemas/applications/application'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'
import type { Language } from '../../../src/texts/language/language'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

export interface NewApplication {
  guid: string
  vacancyId: number
  sid: string
  email: string
  /** ISO 8601 UTC. */
  submittedDate: string
  vacancyCode: string
  vacancyName: string
  location: string
  applicantName: string
  isExpressionOfInterest: boolean
  isSent: boolean
  formVersion: string
  answers: FormValues
  sections: AnswerSection[]
  attachmentKeys: string[]
  fileFields: FileFields
  /** Names that the sender of the vacancy gave its questions, by field key. */
  questionNames: Record<string, string>
  prefillGuid: string | null
  broadbeanChannel: string | null
  /** The day by which the applicant was promised a reply; null without a promise. */
  responseDeadline: string | null
  /** The applicant's language; null if unknown. */
  language: Language | null
  /** The application in the applicant's language; null if that is the client's own or unknown. */
  translation: TranslatedApplication | null
  /** When the change feed listed the application as received, ISO 8601 UTC; null while it waits for files. */
  listedAt: string | null
}

/** An application in the applicant's language: the vacancy's name, the questions and the answers. */
export interface TranslatedApplication {
  vacancyName: string
  sections: AnswerSection[]
}

const insertApplication = prepareQuery(
  (db, { clientId, ...row }: { clientId: number } & ReturnType<typeof toApplicationColumns>) =>
    db
      .insertInto('applications')
      .values({ client_id: clientId, ...row })
      .returning('id'),
)

export async function addApplication(db: Db, clientId: number, application: NewApplication): Promise<number> {
  const row = await insertApplication(db, { clientId, ...toApplicationColumns(application) })
  if (!row) throw new Error('The database returned no id for the new application.')
  await bumpApplicationsVersion(db, clientId)
  return row.id
}

function toApplicationColumns(application: NewApplication) {
  return {
    guid: application.guid,
    vacancy_id: application.vacancyId,
    session_sid: application.sid,
    email_lower: application.email.toLowerCase(),
    submitted_date: application.submittedDate,
    vacancy_code: application.vacancyCode,
    vacancy_name: application.vacancyName,
    location: application.location,
    applicant_name: application.applicantName,
    vacancy_code_lower: toSearchText(application.vacancyCode),
    vacancy_name_lower: toSearchText(application.vacancyName),
    location_lower: toSearchText(application.location),
    applicant_name_lower: toSearchText(application.applicantName),
    is_expression_of_interest: toFlag(application.isExpressionOfInterest),
    is_sent: toFlag(application.isSent),
    form_version: application.formVersion,
    answers: JSON.stringify(application.answers),
    sections: JSON.stringify(application.sections),
    attachment_keys: JSON.stringify(application.attachmentKeys),
    file_fields: JSON.stringify(application.fileFields),
    prefill_guid: application.prefillGuid,
    broadbean_channel: application.broadbeanChannel,
    hear_by: application.responseDeadline,
    language: application.language,
    vacancy_name_told: application.translation?.vacancyName ?? null,
    sections_told: application.translation && JSON.stringify(application.translation.sections),
    question_names:
      Object.keys(application.questionNames).length > 0 ? JSON.stringify(application.questionNames) : null,
    // Only the demo stores an application as sent; it counts as opened.
    opened_at: application.isSent ? application.submittedDate : null,
    listed_at: application.listedAt,
  }
}

const selectActiveApplicationByEmail = prepareQuery(
  (db, { clientId, ...identity }: { clientId: number; vacancyId: number; emailLower: string }) =>
    db
      .selectFrom('applications')
      .select('id')
      .where('client_id', '=', clientId)
      .where('vacancy_id', '=', identity.vacancyId)
      .where('email_lower', '=', identity.emailLower)
      .where('withdrawn_at', 'is', null),
)

/**
 * Returns whether this email address has an application for this vacancy that was not withdrawn, ignoring letter case
 * [JD-08].
 */
export async function hasApplied(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
): Promise<boolean> {
  return (
    (await selectActiveApplicationByEmail(db, { clientId, vacancyId, emailLower: email.toLowerCase() })) !==
    undefined
  )
}

export interface SubmittedApplication {
  id: number
  submittedDate: string
  attachmentKeys: string[]
  fileFields: FileFields
}

/**
 * Returns an application that this session submitted. With `sid` null, the session is not checked: the caller has
 * proven ownership otherwise.
 */
export async function findSubmittedApplication(
  db: Db,
  clientId: number,
  id: number,
  sid: string | null,
): Promise<SubmittedApplication | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'submitted_date as submittedDate', 'attachment_keys', 'file_fields'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(sid !== null, (query) => query.where('session_sid', '=', sid))
    .executeTakeFirst()
  if (!row) return undefined
  const { attachment_keys, file_fields, ...application } = row
  return {
    ...application,
    attachmentKeys: JSON.parse(attachment_keys) as string[],
    fileFields: readFileFields(file_fields),
  }
}

/** A form's file fields by key. */
export type FileFields = Record<string, FileField>

interface FileField {
  /** The accepted file group; null accepts all known types. */
  group: FileTypeGroup | null
  /** The question's text as it was asked; empty for applications stored before it was recorded. */
  question: string
}

/** Parses the stored column. Applications from before 0.6 contain only the groups. */
export function readFileFields(text: string): FileFields {
  const storedFields = JSON.parse(text) as Record<string, FileField | FileTypeGroup | null>
  return Object.fromEntries(
    Object.entries(storedFields).map(([key, field]) => [
      key,
      typeof field === 'object' && field !== null ? field : { group: field, question: '' },
    ]),
  )
}

const incrementMark = prepareQuery((db, { clientId }: { clientId: number }) =>
  db
    .insertInto('application_marks')
    .values({ client_id: clientId, mark: 1 })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet((eb) => ({ mark: eb('application_marks.mark', '+', 1) })),
    ),
)

/**
 * Increments the version of the client's applications, by which all processes detect outdated cached data. Must be
 * called in the same transaction as every change of an application.
 */
export async function bumpApplicationsVersion(db: Db, clientId: number): Promise<void> {
  await incrementMark(db, { clientId })
}

export async function getApplicationsVersion(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('application_marks')
    .select('mark')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return Number(row?.mark ?? 0)
}
