import type { VacancySource } from '../../../src/schemas/vacancies/ownVacancy'
import type { VacancyLists } from '../../../src/schemas/vacancy'
import type { Db } from '../../db/openDatabase'
import { type SaidVacancy, vacancyColumns } from './addVacancy'
import { countSite } from './siteVersion'

/** A vacancy, advertised or not, as far as its replacement depends on it. */
export interface KnownVacancy {
  id: number
  guid: string
  lists: VacancyLists
  lastChildId: number
}

export async function findVacancyByCode(
  db: Db,
  clientId: number,
  code: string,
): Promise<(KnownVacancy & { source: VacancySource }) | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(['id', 'guid', 'lists', 'last_child_id as lastChildId', 'source'])
    .where('client_id', '=', clientId)
    .where('code', '=', code)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      source: row.source as VacancySource,
      lists: JSON.parse(row.lists) as VacancyLists,
    }
  )
}

/** Says something else from now on, and is advertised again if it was withdrawn. */
export async function replaceVacancy(
  db: Db,
  clientId: number,
  id: number,
  vacancy: SaidVacancy & { lastChildId: number },
  at: Date,
): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({
      ...vacancyColumns(vacancy),
      last_child_id: vacancy.lastChildId,
      withdrawn_at: null,
      updated_at: at.toISOString(),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await countSite(db, clientId)
}

/** No longer advertised. @returns its id; undefined when there is none of this code that is not withdrawn */
export async function withdrawVacancy(
  db: Db,
  clientId: number,
  code: string,
  at: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('vacancies')
    .set({ withdrawn_at: at.toISOString(), updated_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await countSite(db, clientId)
  return row?.id
}
