import type { OwnVacancyContent, OwnVacancyVersion } from '../../../src/schemas/vacancies/ownVacancy'
import type { Db } from '../../db/openDatabase'

export interface StoredVacancyVersion extends Omit<OwnVacancyVersion, 'serves'> {
  revision: number
  content: OwnVacancyContent
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

/** The newest first. */
export async function listVacancyVersions(
  db: Db,
  clientId: number,
  guid: string,
): Promise<Omit<OwnVacancyVersion, 'serves'>[]> {
  const rows = await db
    .selectFrom('own_vacancy_versions')
    .select(['number', 'at', 'username as by', 'reason', 'changes'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as string[] }))
}

/** The version of this number, or the newest. */
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
  return row && { ...row, content: JSON.parse(row.content) as OwnVacancyContent }
}
