import type { VacancyDetail, VacancyListItem, VacancyLists } from '../../../src/schemas/vacancy'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'

const listColumns = [
  'id',
  'guid',
  'name',
  'summary',
  'employment_type as employmentType',
  'location',
  'department',
  'advertising_close_date as advertisingCloseDate',
  'date_advertised as dateAdvertised',
  'is_expression_of_interest',
] as const

/** A vacancy as it is stored, without its documents. */
export interface StoredVacancy extends Omit<VacancyDetail, 'attachments'> {
  lists: VacancyLists
}

/** Vacancies that are advertised at the moment `now`: begun, not closed, not withdrawn. */
export function advertised(db: Db, clientId: number, now: Date) {
  const moment = now.toISOString()
  return db
    .selectFrom('vacancies')
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
    .where('date_advertised', '<=', moment)
    .where((is) =>
      is.or([is('advertising_close_date', 'is', null), is('advertising_close_date', '>', moment)]),
    )
}

export async function listAdvertised(db: Db, clientId: number, now: Date): Promise<VacancyListItem[]> {
  const rows = await advertised(db, clientId, now).select(listColumns).orderBy('name').orderBy('id').execute()
  return rows.map(({ is_expression_of_interest, ...item }) => ({
    ...item,
    isExpressionOfInterest: is_expression_of_interest === 1,
  }))
}

export async function findAdvertised(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
): Promise<StoredVacancy | undefined> {
  const query = advertised(db, clientId, now)
    .select(listColumns)
    .select(['code', 'salary_add_text as salaryAddText', 'description', 'lists'])
  const row = await ('id' in key ? query.where('id', '=', key.id) : query.where('guid', '=', key.guid)) //
    .executeTakeFirst()
  if (!row) return undefined
  const { is_expression_of_interest, lists, ...rest } = row
  return {
    ...rest,
    isExpressionOfInterest: is_expression_of_interest === 1,
    lists: JSON.parse(lists) as VacancyLists,
  }
}

/** Whether there is such a vacancy, advertised or not. */
export async function hasVacancy(db: Db, clientId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there ever was such a vacancy to see, advertised now or not. */
export async function wasAdvertised(db: Db, clientId: number, guid: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .where('date_advertised', '<=', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** When what is advertised next changes by itself, ISO 8601 UTC: something begins or closes; null when nothing does. */
export async function nextChange(db: Db, clientId: number, now: Date): Promise<string | null> {
  const moment = now.toISOString()
  const ofClient = db
    .selectFrom('vacancies')
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
  const [begins, closes] = await Promise.all([
    ofClient
      .select(({ fn }) => fn.min('date_advertised').as('at'))
      .where('date_advertised', '>', moment)
      .executeTakeFirst(),
    ofClient
      .select(({ fn }) => fn.min('advertising_close_date').as('at'))
      .where('advertising_close_date', '>', moment)
      .executeTakeFirst(),
  ])
  return [begins?.at, closes?.at].filter((at) => typeof at === 'string').sort()[0] ?? null
}

/** Whether the client has any vacancy: closed and withdrawn ones count, since applications may belong to them. */
export async function hasVacancies(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function addVacancy(
  db: Db,
  clientId: number,
  vacancy: Omit<StoredVacancy, 'id'> & { createdAt: string },
): Promise<number> {
  const { id } = await db
    .insertInto('vacancies')
    .values({
      ...vacancyColumns(vacancy),
      client_id: clientId,
      guid: vacancy.guid,
      created_at: vacancy.createdAt,
      updated_at: vacancy.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a vacancy says, as columns: everything that its replacement may say differently. */
export function vacancyColumns(vacancy: Omit<StoredVacancy, 'id' | 'guid'>) {
  return {
    code: vacancy.code,
    name: vacancy.name,
    summary: vacancy.summary,
    employment_type: vacancy.employmentType,
    location: vacancy.location,
    department: vacancy.department,
    salary_add_text: vacancy.salaryAddText,
    description: vacancy.description,
    date_advertised: vacancy.dateAdvertised,
    advertising_close_date: vacancy.advertisingCloseDate,
    is_expression_of_interest: toFlag(vacancy.isExpressionOfInterest),
    lists: JSON.stringify(vacancy.lists),
  }
}
