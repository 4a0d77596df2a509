import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import type { Db } from '../../db/openDatabase'
import {
  parseHearBy,
  parseStoredTranslations,
  parseWorkplace,
  type StoredVacancy,
} from '../vacancies/vacancies.repository'

/** Lists all vacancies that are not withdrawn, whether advertised or not. */
export async function listVacanciesToExport(db: Db, clientId: number): Promise<StoredVacancy[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['id', 'guid', 'code', 'name', 'summary', 'employment_type as employmentType', 'location'])
    .select(['department', 'salary_add_text as salaryAddText', 'description', 'lists'])
    .select(['date_advertised as dateAdvertised', 'advertising_close_date as advertisingCloseDate'])
    .select(['is_expression_of_interest', 'hear_by', 'workplace', 'translations', 'translated_descriptions'])
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ is_expression_of_interest, lists, hear_by, workplace, ...columns }) => {
    const { translations, translated_descriptions, ...row } = columns
    return {
      ...row,
      ...parseHearBy(hear_by),
      ...parseWorkplace(workplace),
      ...parseStoredTranslations(translations, translated_descriptions),
      isExpressionOfInterest: is_expression_of_interest === 1,
      lists: JSON.parse(lists) as VacancyLists,
    }
  })
}

export async function listApplicationIds(db: Db, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
