import type { DisplayedReceipt } from '../../../src/schemas/applications/application'
import type { Db } from '../../db/openDatabase'

/** Returns the details that the receipt may show; undefined if this vacancy has no application with this id. */
export async function findReceipt(
  db: Db,
  clientId: number,
  id: number,
  vacancyGuid: string,
): Promise<DisplayedReceipt | undefined> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', (join) =>
      join.onRef('v.client_id', '=', 'a.client_id').onRef('v.id', '=', 'a.vacancy_id'),
    )
    .select(['a.id', 'a.guid', 'a.submitted_date as submittedDate', 'a.vacancy_code as code'])
    .select(['a.vacancy_name as name', 'a.is_expression_of_interest as isExpressionOfInterest'])
    .select(['v.advertising_close_date as closes', 'a.hear_by as hearBy'])
    .where('a.client_id', '=', clientId)
    .where('a.id', '=', id)
    .where('v.guid', '=', vacancyGuid)
    .executeTakeFirst()
  if (!row) return undefined
  const { guid, submittedDate, isExpressionOfInterest, hearBy, ...job } = row
  return {
    id,
    guid,
    submittedDate,
    ...(hearBy === null ? {} : { hearBy }),
    job: {
      code: job.code,
      name: job.name,
      closes: job.closes,
      isExpressionOfInterest: isExpressionOfInterest === 1,
    },
  }
}
