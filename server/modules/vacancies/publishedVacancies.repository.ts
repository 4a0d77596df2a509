import type { VacancySource } from '../../../src/schemas/accounts/buildUserForm'
import type { AuthoredVacancyContent } from '../../../src/schemas/authoring/authoredVacancy'
import type { PublishedContent } from '../../../src/schemas/authoring/vacancyTemplates'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { bumpSiteVersion } from '../clients/clients.repository'
import { parseHearBy, parseStoredTranslations, parseWorkplace } from './vacancies.repository'
import type { ExistingVacancy } from './vacancyChanges.repository'

/** A vacancy that was ever published, from any source, whether it is visible now or not. */
export interface PublishedRow extends PublishedContent, ExistingVacancy {
  source: VacancySource
  withdrawnAt: string | null
  updatedAt: string
}

export async function findPublishedVacancy(
  db: Db,
  clientId: number,
  guid: string,
): Promise<PublishedRow | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(['id', 'guid', 'code', 'name', 'summary', 'description', 'department', 'location', 'lists'])
    .select(['employment_type as employmentType', 'salary_add_text as salaryAddText', 'source'])
    .select(['date_advertised as dateAdvertised', 'advertising_close_date as advertisingCloseDate'])
    .select(['last_child_id as lastItemId', 'withdrawn_at as withdrawnAt', 'updated_at as updatedAt'])
    .select(['is_expression_of_interest', 'hear_by', 'workplace', 'translations', 'translated_descriptions'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .executeTakeFirst()
  if (!row) return undefined
  const { is_expression_of_interest, lists, source, hear_by, workplace, ...columns } = row
  const { translations, translated_descriptions, ...rest } = columns
  return {
    ...rest,
    ...parseHearBy(hear_by),
    ...parseWorkplace(workplace),
    ...parseStoredTranslations(translations, translated_descriptions),
    source: source as VacancySource,
    isExpressionOfInterest: is_expression_of_interest === 1,
    lists: JSON.parse(lists) as VacancyLists,
  }
}

/** Marks a vacancy as authored, and stores the properties that only authored vacancies have. */
export async function saveAuthoredProperties(
  db: Db,
  clientId: number,
  id: number,
  { salary, address, isListed }: Pick<AuthoredVacancyContent, 'salary' | 'address' | 'isListed'>,
): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({
      source: 'own',
      is_listed: toFlag(isListed),
      salary: salary && JSON.stringify(salary),
      address: address && JSON.stringify(address),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** Closes a vacancy: it is not advertised any more from this time. */
export async function closePublishedVacancy(db: Db, clientId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({ advertising_close_date: now.toISOString(), updated_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** Withdraws a vacancy from this time. */
export async function withdrawPublishedVacancy(
  db: Db,
  clientId: number,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({ withdrawn_at: now.toISOString(), updated_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** Returns the allowed source of the client's vacancies. */
export async function readAllowedVacancySource(db: Db, clientId: number): Promise<VacancySource | 'both'> {
  const row = await db
    .selectFrom('clients')
    .select('vacancy_source')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return row.vacancy_source as VacancySource | 'both'
}

/** Returns whether the vacancy is or was advertised. */
export async function wasAdvertised(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('client_id', '=', clientId)
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('guid', '=', key.guid)))
    .where('date_advertised', '<=', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Column of each vacancy property that job alerts search. */
const searchedColumns = {
  location: 'location',
  department: 'department',
  employmentType: 'employment_type',
} as const

/**
 * Returns whether one of the client's vacancies has this value, compared as `toSearchText` normalizes it. Vacancies
 * count whether they are advertised or not.
 */
export async function hasVacancyWithValue(
  db: Db,
  clientId: number,
  property: keyof typeof searchedColumns,
  value: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('vacancies')
    .select(`${searchedColumns[property]} as value`)
    .distinct()
    .where('client_id', '=', clientId)
    .execute()
  const normalizedValue = toSearchText(value)
  return rows.some((row) => toSearchText(row.value) === normalizedValue)
}

export async function hasVacancies(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
