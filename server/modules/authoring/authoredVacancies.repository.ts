import type {
  AuthoredVacancyContent,
  AuthoredVacancyVersion,
} from '../../../src/schemas/authoring/authoredVacancy'
import { toFlag } from '../../db/columns'
import { getVacancySearchColumns } from '../../db/columnTypes'
import type { Db } from '../../db/openDatabase'

/** The draft of an authored vacancy. */
export interface StoredAuthoredVacancy {
  guid: string
  revision: number
  content: AuthoredVacancyContent
  publishedRevision: number | null
  updatedAt: string
  updatedBy: string | null
}

export async function findAuthoredVacancy(
  db: Db,
  clientId: number,
  guid: string,
): Promise<StoredAuthoredVacancy | undefined> {
  const row = await db
    .selectFrom('own_vacancies')
    .select(['guid', 'revision', 'content', 'published_revision as publishedRevision'])
    .select(['updated_at as updatedAt', 'username as updatedBy'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) as AuthoredVacancyContent }
}

type SavedVacancy = Omit<StoredAuthoredVacancy, 'publishedRevision' | 'guid'>

export async function addAuthoredVacancy(
  db: Db,
  clientId: number,
  { guid, ...savedVacancy }: Omit<StoredAuthoredVacancy, 'publishedRevision'>,
): Promise<void> {
  await db
    .insertInto('own_vacancies')
    .values({ client_id: clientId, guid, created_at: savedVacancy.updatedAt, ...getColumns(savedVacancy) })
    .execute()
}

export async function saveAuthoredVacancy(
  db: Db,
  clientId: number,
  { guid, ...savedVacancy }: SavedVacancy & { guid: string },
): Promise<void> {
  await db
    .updateTable('own_vacancies')
    .set(getColumns(savedVacancy))
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .execute()
}

function getColumns({ content, revision, updatedAt, updatedBy }: SavedVacancy) {
  return {
    code: content.code,
    name: content.name,
    location: content.location,
    department: content.department,
    ...getVacancySearchColumns(content),
    opens_at: content.opensAt,
    closes_at: content.closesAt,
    is_listed: toFlag(content.isListed),
    content: JSON.stringify(content),
    revision,
    updated_at: updatedAt,
    username: updatedBy,
  }
}

/** Records the published revision. */
export async function recordPublication(
  db: Db,
  clientId: number,
  guid: string,
  revision: number,
): Promise<void> {
  await db
    .updateTable('own_vacancies')
    .set({ published_revision: revision })
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .execute()
}

export async function removeAuthoredVacancy(db: Db, clientId: number, guid: string): Promise<void> {
  await db.deleteFrom('own_vacancies').where('client_id', '=', clientId).where('guid', '=', guid).execute()
}

/**
 * Lists the vacancies whose drafts use the library's question or group with this id; without an id, those that use any
 * question or group of the library.
 */
export async function listLibraryUsages(
  db: Db,
  clientId: number,
  libraryId?: string,
): Promise<Pick<StoredAuthoredVacancy, 'guid' | 'revision' | 'content'>[]> {
  const pattern = libraryId === undefined ? '%"libraryId":"%' : `%"libraryId":"${libraryId}"%`
  const rows = await db
    .selectFrom('own_vacancies')
    .select(['guid', 'revision', 'content'])
    .where('client_id', '=', clientId)
    .where('content', 'like', pattern)
    .orderBy('guid')
    .execute()
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as AuthoredVacancyContent }))
}

export interface StoredVacancyVersion extends Omit<AuthoredVacancyVersion, 'serves'> {
  revision: number
  content: AuthoredVacancyContent
}

export async function addVacancyVersion(
  db: Db,
  clientId: number,
  guid: string,
  { by, content, changes, ...version }: StoredVacancyVersion,
): Promise<void> {
  await db
    .insertInto('own_vacancy_versions')
    .values({
      client_id: clientId,
      guid,
      ...version,
      username: by,
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
    })
    .execute()
}

/** Lists the versions of a vacancy, the newest first. */
export async function listVacancyVersions(
  db: Db,
  clientId: number,
  guid: string,
): Promise<Omit<AuthoredVacancyVersion, 'serves'>[]> {
  const rows = await db
    .selectFrom('own_vacancy_versions')
    .select(['number', 'at', 'username as by', 'reason', 'changes'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as string[] }))
}

/** Returns the version with this number; without a number, the newest version. */
export async function findVacancyVersion(
  db: Db,
  clientId: number,
  guid: string,
  number?: number,
): Promise<Pick<StoredVacancyVersion, 'number' | 'content'> | undefined> {
  let query = db
    .selectFrom('own_vacancy_versions')
    .select(['number', 'content'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .orderBy('number', 'desc')
    .limit(1)
  if (number !== undefined) query = query.where('number', '=', number)
  const row = await query.executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) as AuthoredVacancyContent }
}
