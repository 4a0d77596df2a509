import type {
  ErasureProof,
  PersonalDataReport,
  RetentionPreview,
} from '../../../src/schemas/privacy/personalData.types'
import type { Db } from '../../db/openDatabase'
import { bumpApplicationsVersion } from '../applications/applications.repository'
import { createPersonFilter } from '../applications/withdrawals.repository'
import { removeFiles } from '../files/files.repository'
import { listPartialUploadIds, removePartialUploads } from '../uploads/resumableUploads.repository'

/** Lists the ids of the applications with this email address, ignoring letter case. */
export async function listPersonsApplicationIds(db: Db, clientId: number, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('client_id', '=', clientId)
    .where(createPersonFilter('email_lower', email))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** An application and its applicant's email address. */
export interface ApplicantRow {
  id: number
  email: string
  submittedDate: string
}

/** Lists the client's applications with the email addresses of their applicants. */
export async function listApplicationAddresses(db: Db, clientId: number): Promise<ApplicantRow[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'email_lower as email', 'submitted_date as submittedDate'])
    .where('client_id', '=', clientId)
    .execute()
  // For a withdrawn application, `email_lower` contains the address, a space and the application's id.
  return rows.map((row) => ({ ...row, email: row.email.split(' ')[0] ?? '' }))
}

/** Returns a summary of each application of a person, newest first. */
export async function listApplicationSummaries(
  db: Db,
  clientId: number,
  email: string,
): Promise<PersonalDataReport['applications']> {
  const rows = await db
    .selectFrom('applications as a')
    .leftJoin('application_attachments as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.application_id', '=', 'a.id'),
    )
    .innerJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'a.client_id').onRef('o.application_id', '=', 'a.id'),
    )
    .leftJoin('back_offices as b', 'b.client_id', 'a.client_id')
    .select(['a.id', 'a.vacancy_name as vacancyName', 'a.submitted_date as submittedDate'])
    .select(({ fn }) => [
      fn.count('f.id').as('documents'),
      fn.max('o.state').as('state'),
      fn.max('b.id').as('backOffice'),
    ])
    .where('a.client_id', '=', clientId)
    .where(createPersonFilter('a.email_lower', email))
    .groupBy(['a.id', 'a.vacancy_name', 'a.submitted_date'])
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(({ documents, state, backOffice, ...row }) => ({
    ...row,
    documents: Number(documents),
    isUnsent: backOffice !== null && state !== 'sent',
  }))
}

/**
 * Counts the expired applications, as `selectExpiredApplications` defines them, and returns the date of the oldest one.
 */
export async function summarizeExpiredApplications(
  db: Db,
  clientId: number,
  cutoff: Date,
): Promise<RetentionPreview> {
  const row = await selectExpiredApplications(db, clientId, cutoff)
    .select(({ fn }) => [fn.count('a.id').as('applications'), fn.min('a.submitted_date').as('oldest')])
    .executeTakeFirstOrThrow()
  return { applications: Number(row.applications), oldest: row.oldest ?? null }
}

/** Counts all applications of the client. */
export async function countAllApplications(db: Db, clientId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists expired applications, as `selectExpiredApplications` defines them; `state` is the delivery's state. */
export async function listExpiredApplications(
  db: Db,
  clientId: number,
  cutoff: Date,
  limit: number,
): Promise<{ id: number; state: string }[]> {
  return selectExpiredApplications(db, clientId, cutoff)
    .select(['a.id', 'o.state'])
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

/**
 * Selects applications that were submitted before the given time and wait for no delivery: it has ended, or the client
 * has no back-office.
 */
function selectExpiredApplications(db: Db, clientId: number, cutoff: Date) {
  return db
    .selectFrom('applications as a')
    .innerJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'a.client_id').onRef('o.application_id', '=', 'a.id'),
    )
    .leftJoin('back_offices as b', 'b.client_id', 'a.client_id')
    .where('a.client_id', '=', clientId)
    .where('a.submitted_date', '<', cutoff.toISOString())
    .where((eb) => eb.or([eb('o.state', 'in', ['sent', 'failed']), eb('b.id', 'is', null)]))
}

/** Deletes applications with all dependent rows. @returns keys of the objects that held their files */
export async function eraseApplications(db: Db, clientId: number, ids: readonly number[]): Promise<string[]> {
  const attachedFiles = await db
    .selectFrom('application_attachments')
    .select('file_id')
    .where('client_id', '=', clientId)
    .where('application_id', 'in', ids)
    .execute()
  for (const table of [
    'delivery_attempts',
    'outbox',
    'mails',
    'application_links',
    'application_states',
    'application_notes',
    'application_reveals',
    'application_attachments',
  ] as const) {
    await db.deleteFrom(table).where('client_id', '=', clientId).where('application_id', 'in', ids).execute()
  }
  const partialUploadKeys = await removePartialUploads(
    db,
    clientId,
    await listPartialUploadIds(db, clientId, ids),
  )
  await db.deleteFrom('applications').where('client_id', '=', clientId).where('id', 'in', ids).execute()
  await bumpApplicationsVersion(db, clientId)
  const fileIds = attachedFiles.map((row) => row.file_id)
  return [...partialUploadKeys, ...(await removeFiles(db, clientId, fileIds))]
}

/** Stores an erasure proof. @returns its id */
export async function addErasureProof(
  db: Db,
  clientId: number,
  proof: Omit<ErasureProof, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('erasures')
    .values({ client_id: clientId, ...proof })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lists the erasure proofs of one person, newest first. */
export async function listErasureProofs(db: Db, clientId: number, hash: string): Promise<ErasureProof[]> {
  return db
    .selectFrom('erasures')
    .select(['id', 'hash', 'at', 'applications', 'documents'])
    .where('client_id', '=', clientId)
    .where('hash', '=', hash)
    .orderBy('id', 'desc')
    .execute()
}
