import type { Db } from '../../db/openDatabase'

/** Returns the prefill that an application used; undefined if the application is unknown or used no prefill. */
export async function findApplicationPrefill(
  db: Db,
  clientId: number,
  applicationId: number,
  applicationGuid: string,
): Promise<{ guid: string } | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('prefill_guid')
    .where('client_id', '=', clientId)
    .where('id', '=', applicationId)
    .where('guid', '=', applicationGuid)
    .executeTakeFirst()
  return row?.prefill_guid ? { guid: row.prefill_guid } : undefined
}
