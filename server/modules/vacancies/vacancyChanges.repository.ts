import { sql } from 'kysely'
import type { VacancySource } from '../../../src/schemas/accounts/buildUserForm'
import type { Translations } from '../../../src/schemas/translations/localizeText'
import type { VacancyTranslation } from '../../../src/schemas/translations/translationTypes'
import type { ResponseDeadline } from '../../../src/schemas/vacancies/responseDeadline'
import { toVacancyCodeKey, type VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import type { Workplace } from '../../../src/schemas/vacancies/workplace'
import { otherLanguages } from '../../../src/texts/language/language'
import { toFlag } from '../../db/columns'
import { getVacancySearchColumns } from '../../db/columnTypes'
import type { Db } from '../../db/openDatabase'
import { bumpSiteVersion } from '../clients/clients.repository'
import type { StoredVacancy } from './vacancies.repository'

/**
 * A vacancy to store. If the response deadline (`hearBy`) or the workplace is null or undefined, the stored one is
 * removed.
 */
export type VacancyToStore = Omit<StoredVacancy, 'id' | 'guid' | 'hearBy' | 'workplace'> & {
  hearBy?: ResponseDeadline | null | undefined
  workplace?: Workplace | null | undefined
}

export async function addVacancy(
  db: Db,
  clientId: number,
  vacancy: VacancyToStore & { guid: string; createdAt: string },
): Promise<number> {
  const { id } = await db
    .insertInto('vacancies')
    .values({
      ...toVacancyColumns(vacancy),
      client_id: clientId,
      guid: vacancy.guid,
      created_at: vacancy.createdAt,
      updated_at: vacancy.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await bumpSiteVersion(db, clientId)
  return id
}

/** Returns the columns of a vacancy that its replacement may change. */
export function toVacancyColumns(vacancy: VacancyToStore) {
  return {
    code: vacancy.code,
    name: vacancy.name,
    summary: vacancy.summary,
    employment_type: vacancy.employmentType,
    location: vacancy.location,
    department: vacancy.department,
    ...getVacancySearchColumns(vacancy),
    salary_add_text: vacancy.salaryAddText,
    description: vacancy.description,
    date_advertised: vacancy.dateAdvertised,
    advertising_close_date: vacancy.advertisingCloseDate,
    is_expression_of_interest: toFlag(vacancy.isExpressionOfInterest),
    lists: JSON.stringify(vacancy.lists),
    hear_by: vacancy.hearBy ? JSON.stringify(vacancy.hearBy) : null,
    workplace: vacancy.workplace ? JSON.stringify(vacancy.workplace) : null,
    ...toTranslationColumns(vacancy.translations),
  }
}

/** The properties of an existing vacancy that its replacement depends on. */
export interface ExistingVacancy {
  id: number
  guid: string
  lists: VacancyLists
  /** Highest id ever assigned to an item of its lists; ids are never reused. */
  lastItemId: number
}

/**
 * Finds the vacancy of a code by `toVacancyCodeKey`. If older rows differ only in case or spaces, the exact spelling
 * takes precedence, then a vacancy that is not withdrawn, then the oldest.
 */
export async function findVacancyByCode(
  db: Db,
  clientId: number,
  code: string,
): Promise<(ExistingVacancy & { source: VacancySource }) | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(['id', 'guid', 'lists', 'last_child_id as lastItemId', 'source'])
    .where('client_id', '=', clientId)
    .where(sql`lower(trim(code))`, '=', toVacancyCodeKey(code))
    .orderBy(sql`case when code = ${code.trim()} then 0 else 1 end`)
    .orderBy(sql`case when withdrawn_at is null then 0 else 1 end`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      source: row.source as VacancySource,
      lists: JSON.parse(row.lists) as VacancyLists,
    }
  )
}

/** Replaces a vacancy's content, and advertises it again if it was withdrawn. */
export async function replaceVacancy(
  db: Db,
  clientId: number,
  id: number,
  vacancy: VacancyToStore & { lastItemId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({
      ...toVacancyColumns(vacancy),
      last_child_id: vacancy.lastItemId,
      withdrawn_at: null,
      updated_at: now.toISOString(),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpSiteVersion(db, clientId)
}

/** Stops advertising a vacancy. @returns false if it was withdrawn before, or does not exist */
export async function withdrawVacancy(db: Db, clientId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('vacancies')
    .set({ withdrawn_at: now.toISOString(), updated_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await bumpSiteVersion(db, clientId)
  return row !== undefined
}

/**
 * Returns the columns for a vacancy's translations. Undefined translations give no columns, which leaves them
 * unchanged.
 */
function toTranslationColumns(translations: Translations<VacancyTranslation> | undefined) {
  if (translations === undefined) return {}
  const [shortTranslations, descriptions]: [Translations<VacancyTranslation>, Record<string, string>] = [
    {},
    {},
  ]
  for (const language of otherLanguages) {
    const { description, ...texts } = translations[language] ?? {}
    if (Object.keys(texts).length > 0) shortTranslations[language] = texts
    if (description) descriptions[language] = description
  }
  return {
    translations: stringifyTranslations(shortTranslations),
    translated_descriptions: stringifyTranslations(descriptions),
  }
}

function stringifyTranslations(translations: object): string | null {
  return Object.keys(translations).length > 0 ? JSON.stringify(translations) : null
}
