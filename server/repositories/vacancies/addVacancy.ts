import type { HearBy } from '../../../src/schemas/vacancies/hearBy'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { countSite } from './siteVersion'
import { wordColumns } from './storedWords'
import type { StoredVacancy } from './vacancies'

/** A vacancy as it is sent: a promise may be said to be none. */
export type SaidVacancy = Omit<StoredVacancy, 'id' | 'guid' | 'hearBy'> & {
  hearBy?: HearBy | null | undefined
}

export async function addVacancy(
  db: Db,
  clientId: number,
  vacancy: SaidVacancy & { guid: string; createdAt: string },
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
  await countSite(db, clientId)
  return id
}

/** What a vacancy says, as columns: everything that its replacement may say differently. */
export function vacancyColumns(vacancy: SaidVacancy) {
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
    hear_by: vacancy.hearBy ? JSON.stringify(vacancy.hearBy) : null,
    ...wordColumns(vacancy.translations),
  }
}
