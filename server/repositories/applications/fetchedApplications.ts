import type { Db } from '../../db/openDatabase'

/** What a back-office is told of an application before it asks for it. */
export interface FetchedApplication {
  id: number
  guid: string
  submittedDate: string
  vacancyCode: string
}

/** Those with a higher id, the lowest first. */
export function listApplicationsAfter(
  db: Db,
  clientId: number,
  after: number,
  limit: number,
): Promise<FetchedApplication[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'guid', 'submitted_date as submittedDate', 'vacancy_code as vacancyCode'])
    .where('client_id', '=', clientId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
