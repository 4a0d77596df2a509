import { type Expression, type SqlBool, sql } from 'kysely'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { searchText } from '../../../src/schemas/fields/searchText'
import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'
import type { Language } from '../../../src/texts/language/language'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { preparedQuery } from '../../db/preparedQuery'

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
  /** What the vacancy's sender calls its questions, by field key. */
  questionNames: Record<string, string>
  prefillGuid: string | null
  broadbeanChannel: string | null
  /** The day by which its sender was told to hear; null where nothing was promised. */
  hearBy: string | null
  /** The language that it was applied in; null: nobody said. */
  language: Language | null
  /** What its sender reads, where that is not in the client's own language. */
  told: ToldApplication | null
  /** When the change feed lists it as received, ISO 8601 UTC; null while it waits for files. */
  listedAt: string | null
}

/** What an applicant reads in the language applied in: what the job was called, and what was asked and answered. */
export interface ToldApplication {
  vacancyName: string
  sections: AnswerSection[]
}

const insertApplication = preparedQuery(
  (db, { clientId, ...row }: { clientId: number } & ReturnType<typeof applicationColumns>) =>
    db
      .insertInto('applications')
      .values({ client_id: clientId, ...row })
      .returning('id'),
)

export async function addApplication(db: Db, clientId: number, made: NewApplication): Promise<number> {
  const row = await insertApplication(db, { clientId, ...applicationColumns(made) })
  if (!row) throw new Error('The database did not say under which id it has the application.')
  await markApplications(db, clientId)
  return row.id
}

function applicationColumns(made: NewApplication) {
  return {
    guid: made.guid,
    vacancy_id: made.vacancyId,
    session_sid: made.sid,
    email_lower: made.email.toLowerCase(),
    submitted_date: made.submittedDate,
    vacancy_code: made.vacancyCode,
    vacancy_name: made.vacancyName,
    location: made.location,
    applicant_name: made.applicantName,
    vacancy_code_lower: searchText(made.vacancyCode),
    vacancy_name_lower: searchText(made.vacancyName),
    location_lower: searchText(made.location),
    applicant_name_lower: searchText(made.applicantName),
    is_expression_of_interest: toFlag(made.isExpressionOfInterest),
    is_sent: toFlag(made.isSent),
    form_version: made.formVersion,
    answers: JSON.stringify(made.answers),
    sections: JSON.stringify(made.sections),
    attachment_keys: JSON.stringify(made.attachmentKeys),
    file_fields: JSON.stringify(made.fileFields),
    prefill_guid: made.prefillGuid,
    broadbean_channel: made.broadbeanChannel,
    hear_by: made.hearBy,
    language: made.language,
    vacancy_name_told: made.told?.vacancyName ?? null,
    sections_told: made.told && JSON.stringify(made.told.sections),
    question_names: Object.keys(made.questionNames).length > 0 ? JSON.stringify(made.questionNames) : null,
    // What comes in as sent was made by the demo, or brought along: somebody has read it.
    opened_at: made.isSent ? made.submittedDate : null,
    listed_at: made.listedAt,
  }
}

const ofAddress = preparedQuery(
  (db, { clientId, ...asked }: { clientId: number; vacancyId: number; emailLower: string }) =>
    db
      .selectFrom('applications')
      .select('id')
      .where('client_id', '=', clientId)
      .where('vacancy_id', '=', asked.vacancyId)
      .where('email_lower', '=', asked.emailLower)
      .where('withdrawn_at', 'is', null),
)

/** Whether this address has applied for this vacancy and not withdrawn; letter case does not count [JD-08]. */
export async function hasApplied(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
): Promise<boolean> {
  return (await ofAddress(db, { clientId, vacancyId, emailLower: email.toLowerCase() })) !== undefined
}

/**
 * What `email_lower` holds of a withdrawn application, so that its sender can apply again: the address, a space, which no
 * address has, and the application's id.
 */
export const withdrawnEmail = (email: string, id: number) => `${email.toLowerCase()} ${id}`

/** True of this person's applications, the withdrawn ones included. `column` is `email_lower`. */
export function isFromPerson(column: string, email: string): Expression<SqlBool> {
  const lower = email.toLowerCase()
  const name = sql.ref(column)
  return sql<SqlBool>`(${name} = ${lower} or substr(${name}, 1, ${sql.lit(lower.length + 1)}) = ${`${lower} `})`
}

/** Lets this address apply for the vacancy again where it has withdrawn. */
export async function releaseWithdrawn(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
): Promise<void> {
  const withdrawn = await db
    .selectFrom('applications')
    .select('id')
    .where('client_id', '=', clientId)
    .where('vacancy_id', '=', vacancyId)
    .where('email_lower', '=', email.toLowerCase())
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  if (!withdrawn) return
  await db
    .updateTable('applications')
    .set({ email_lower: withdrawnEmail(email, withdrawn.id) })
    .where('client_id', '=', clientId)
    .where('id', '=', withdrawn.id)
    .execute()
}

/** When this person last withdrew an earlier application for the vacancy, ISO 8601 UTC; null where none was. */
export async function lastWithdrawal(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
  before?: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.max('withdrawn_at').as('at'))
    .where('client_id', '=', clientId)
    .where('vacancy_id', '=', vacancyId)
    .where(isFromPerson('email_lower', email))
    .where('withdrawn_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('withdrawn_at', '<=', before ?? null))
    .executeTakeFirst()
  return row?.at ?? null
}

export interface OwnApplication {
  id: number
  submittedDate: string
  attachmentKeys: string[]
  fileFields: FileFields
}

/** An application that this very session submitted; whichever did, for who has proven it otherwise, where that is null. */
export async function findOwnApplication(
  db: Db,
  clientId: number,
  id: number,
  sid: string | null,
): Promise<OwnApplication | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'submitted_date as submittedDate', 'attachment_keys', 'file_fields'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(sid !== null, (query) => query.where('session_sid', '=', sid))
    .executeTakeFirst()
  if (!row) return undefined
  const { attachment_keys, file_fields, ...own } = row
  return {
    ...own,
    attachmentKeys: JSON.parse(attachment_keys) as string[],
    fileFields: readFileFields(file_fields),
  }
}

/** A form's file fields by key. */
export type FileFields = Record<string, FileField>

interface FileField {
  /** Which files it takes; null takes any that we know. */
  group: FileTypeGroup | null
  /** The question, in the words that it was asked in; empty where it was not kept yet. */
  question: string
}

/** The column as it is stored: of applications before 0.6 it holds the groups alone. */
export function readFileFields(text: string): FileFields {
  const stored = JSON.parse(text) as Record<string, FileField | FileTypeGroup | null>
  return Object.fromEntries(
    Object.entries(stored).map(([key, field]) => [
      key,
      typeof field === 'object' && field !== null ? field : { group: field, question: '' },
    ]),
  )
}

const moveMark = preparedQuery((db, { clientId }: { clientId: number }) =>
  db
    .insertInto('application_marks')
    .values({ client_id: clientId, mark: 1 })
    .onConflict((on) =>
      on.column('client_id').doUpdateSet((of) => ({ mark: of('application_marks.mark', '+', 1) })),
    ),
)

/**
 * Moves on the mark by which all processes know whether what they remember of the client's applications still holds; in
 * the same transaction as every change of one of them.
 */
export async function markApplications(db: Db, clientId: number): Promise<void> {
  await moveMark(db, { clientId })
}

export async function findMark(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('application_marks')
    .select('mark')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return Number(row?.mark ?? 0)
}
