import type { VacancyDetail } from '../../../src/schemas/vacancies/vacancy'
import type { Db } from '../../db/openDatabase'
import { getOptionalProperties, selectListedVacancies } from './vacancies.repository'

/** A vacancy as published to search engines and job boards. */
export interface AdvertisedJob extends Omit<VacancyDetail, UnadvertisedProperty> {
  /** HTML: as sent if it comes from the repository, sanitized if it comes from the service. */
  description: string
  /** ISO 8601 UTC. */
  updatedAt: string
}

type UnadvertisedProperty = 'attachments' | 'hearBy' | 'picture' | 'translated' | 'translations' | 'wholeIn'

/** Lists the advertised vacancies that appear in lists, with all their content, newest first. */
export async function listAdvertisedJobs(
  db: Db,
  clientId: number,
  now: Date,
  limit: number,
): Promise<AdvertisedJob[]> {
  const rows = await selectListedVacancies(db, clientId, now.toISOString())
    .select([
      'id',
      'guid',
      'code',
      'name',
      'summary',
      'description',
      'salary_add_text as salaryAddText',
      'employment_type as employmentType',
      'location',
      'department',
      'date_advertised as dateAdvertised',
      'advertising_close_date as advertisingCloseDate',
      'updated_at as updatedAt',
      'is_expression_of_interest',
      'is_listed',
      'salary',
      'address',
      'workplace',
    ])
    .orderBy('date_advertised', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ is_expression_of_interest, is_listed, salary, address, workplace, ...job }) => ({
    ...job,
    ...getOptionalProperties({ is_listed, salary, address, hear_by: null, workplace }),
    isExpressionOfInterest: is_expression_of_interest === 1,
  }))
}

/** Lists the guids of the advertised vacancies that appear in lists, with their last change, newest first. */
export function listAdvertisedPages(
  db: Db,
  clientId: number,
  now: Date,
  limit: number,
): Promise<Pick<AdvertisedJob, 'guid' | 'updatedAt'>[]> {
  return selectListedVacancies(db, clientId, now.toISOString())
    .select(['guid', 'updated_at as updatedAt'])
    .orderBy('date_advertised', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
