import type { Translations } from '../../../src/schemas/translations/localizeText'
import type { VacancyTranslation } from '../../../src/schemas/translations/translationTypes'
import {
  localizeVacancy,
  type VacancyDetail,
  type VacancyListItem,
  type VacancyLists,
} from '../../../src/schemas/vacancies/vacancy'
import { type Language, otherLanguages } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'
import { findPicture, findPictures } from './vacancyFiles.repository'

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
  'salary_add_text as salaryAddText',
  'translations',
] as const

/** A stored vacancy without its documents. */
export interface StoredVacancy extends Omit<VacancyDetail, 'attachments'> {
  lists: VacancyLists
}

/** Selects vacancies advertised at `timestamp` (ISO 8601 UTC): started, not closed, not withdrawn. */
export function selectAdvertisedVacancies(db: Db, clientId: number, timestamp: string) {
  return db
    .selectFrom('vacancies')
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
    .where('date_advertised', '<=', timestamp)
    .where((eb) =>
      eb.or([eb('advertising_close_date', 'is', null), eb('advertising_close_date', '>', timestamp)]),
    )
}

/**
 * Selects the advertised vacancies that appear in lists; other advertised vacancies are reachable only by their link.
 */
export function selectListedVacancies(db: Db, clientId: number, timestamp: string) {
  return selectAdvertisedVacancies(db, clientId, timestamp).where('is_listed', '=', 1)
}

/** Returns a client's listed vacancies in the given language, ordered by name. */
export async function getListedVacancies(
  db: Db,
  clientId: number,
  now: Date,
  language: Language = 'en',
): Promise<VacancyListItem[]> {
  const rows = await selectListedVacancies(db, clientId, now.toISOString())
    .select(listColumns)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const pictures = await findPictures(db, clientId)
  return rows.map((row) => {
    const picture = pictures.get(row.id)
    return localizeVacancy<VacancyListItem>(language, { ...toListItem(row), ...(picture ? { picture } : {}) })
  })
}

/**
 * Returns listed vacancies that were published after `startTime`, in the given language, newest first. A vacancy
 * created after `startTime` counts even if its advertising date is in the past.
 */
export async function listVacanciesPublishedSince(
  db: Db,
  clientId: number,
  { startTime, now, language }: { startTime: string; now: Date; language: Language },
): Promise<VacancyListItem[]> {
  const rows = await selectListedVacancies(db, clientId, now.toISOString())
    .select(listColumns)
    .where((eb) => eb.or([eb('date_advertised', '>', startTime), eb('created_at', '>', startTime)]))
    .orderBy('date_advertised', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => localizeVacancy<VacancyListItem>(language, toListItem(row)))
}

type ListRow = Omit<VacancyListItem, 'isExpressionOfInterest' | 'translations' | 'salaryAddText'> & {
  is_expression_of_interest: number
  salaryAddText: string
  translations: string | null
}

function toListItem({
  is_expression_of_interest,
  translations,
  salaryAddText,
  ...item
}: ListRow): VacancyListItem {
  return {
    ...item,
    ...(salaryAddText ? { salaryAddText } : {}),
    ...parseStoredTranslations(translations),
    isExpressionOfInterest: is_expression_of_interest === 1,
  }
}

function selectAdvertisedDetails(db: Db, clientId: number, timestamp: string) {
  return selectAdvertisedVacancies(db, clientId, timestamp)
    .select(listColumns)
    .select(['code', 'description', 'lists'])
    .select(['is_listed', 'salary', 'address', 'hear_by', 'workplace', 'translated_descriptions'])
}

const findAdvertisedById = prepareQuery(
  (db, { clientId, id, now }: { clientId: number; id: number; now: string }) =>
    selectAdvertisedDetails(db, clientId, now).where('id', '=', id),
)

const findAdvertisedByGuid = prepareQuery(
  (db, { clientId, guid, now }: { clientId: number; guid: string; now: string }) =>
    selectAdvertisedDetails(db, clientId, now).where('guid', '=', guid),
)

/** Returns an advertised vacancy, whether it appears in lists or not. */
export async function findAdvertisedVacancy(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
): Promise<StoredVacancy | undefined> {
  const timestamp = now.toISOString()
  const row = await ('id' in key
    ? findAdvertisedById(db, { clientId, id: key.id, now: timestamp })
    : findAdvertisedByGuid(db, { clientId, guid: key.guid, now: timestamp }))
  if (!row) return undefined
  const { is_expression_of_interest, lists, is_listed, salary, address, hear_by, workplace, ...columns } = row
  const { translations, translated_descriptions, ...rest } = columns
  const isExpression = is_expression_of_interest === 1
  const picture = isExpression ? await findPicture(db, clientId, rest.id) : undefined
  return {
    ...rest,
    ...(picture ? { picture } : {}),
    ...parseStoredTranslations(translations, translated_descriptions),
    ...getOptionalProperties({ is_listed, salary, address, hear_by, workplace }),
    isExpressionOfInterest: isExpression,
    lists: JSON.parse(lists) as VacancyLists,
  }
}

/**
 * Returns a vacancy whose closing date has passed, as last advertised; undefined if the vacancy is open or withdrawn.
 */
export async function findClosedVacancy(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
): Promise<StoredVacancy | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select('advertising_close_date as closes')
    .where('client_id', '=', clientId)
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('guid', '=', key.guid)))
    .where('withdrawn_at', 'is', null)
    .where('advertising_close_date', '<=', now.toISOString())
    .executeTakeFirst()
  return row?.closes
    ? findAdvertisedVacancy(db, clientId, key, new Date(Date.parse(row.closes) - 1))
    : undefined
}

/**
 * Returns when the advertised vacancies next change without an edit, because one starts or closes (ISO 8601 UTC);
 * null if none does.
 */
export async function getNextChangeTime(db: Db, clientId: number, now: Date): Promise<string | null> {
  const timestamp = now.toISOString()
  const clientVacancies = db
    .selectFrom('vacancies')
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
  const [openingTime, closingTime] = await Promise.all([
    clientVacancies
      .select(({ fn }) => fn.min('date_advertised').as('at'))
      .where('date_advertised', '>', timestamp)
      .executeTakeFirst(),
    clientVacancies
      .select(({ fn }) => fn.min('advertising_close_date').as('at'))
      .where('advertising_close_date', '>', timestamp)
      .executeTakeFirst(),
  ])
  return [openingTime?.at, closingTime?.at].filter((time) => typeof time === 'string').sort()[0] ?? null
}

/** Returns the optional properties of a vacancy from its row. */
export function getOptionalProperties({
  is_listed,
  salary,
  address,
  hear_by,
  workplace,
}: {
  is_listed: 0 | 1
  salary: string | null
  address: string | null
  hear_by: string | null
  workplace: string | null
}): Pick<VacancyDetail, 'salary' | 'address' | 'isListed' | 'hearBy' | 'workplace'> {
  return {
    ...(is_listed === 0 ? { isListed: false as const } : {}),
    ...(salary === null ? {} : { salary: JSON.parse(salary) }),
    ...parseHearBy(hear_by),
    ...parseWorkplace(workplace),
    ...(address === null ? {} : { address: JSON.parse(address) }),
  }
}

/** Parses the column of the response deadline; returns an empty object for null. */
export function parseHearBy(hear_by: string | null): Pick<VacancyDetail, 'hearBy'> {
  return hear_by === null ? {} : { hearBy: JSON.parse(hear_by) }
}

/** Parses the column of the workplace; returns an empty object for null. */
export function parseWorkplace(workplace: string | null): Pick<VacancyDetail, 'workplace'> {
  return workplace === null ? {} : { workplace: JSON.parse(workplace) }
}

type VacancyTranslations = Translations<VacancyTranslation>

/** Parses the columns of the translations; returns an empty object if there are no translations. */
export function parseStoredTranslations(
  translations: string | null,
  descriptions: string | null = null,
): { translations?: VacancyTranslations } {
  const vacancyTranslations: VacancyTranslations = translations === null ? {} : JSON.parse(translations)
  const descriptionTexts: Partial<Record<string, string>> =
    descriptions === null ? {} : JSON.parse(descriptions)
  for (const language of otherLanguages) {
    const description = descriptionTexts[language]
    if (description) vacancyTranslations[language] = { ...vacancyTranslations[language], description }
  }
  return Object.keys(vacancyTranslations).length > 0 ? { translations: vacancyTranslations } : {}
}
