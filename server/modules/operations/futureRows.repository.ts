import type { Db } from '../../db/openDatabase'
import { bumpApplicationsVersion } from '../applications/applications.repository'
import { bumpSiteVersion } from '../clients/clients.repository'

/** The number of one client's rows in a table that are dated after a date-time. */
export interface FutureRows {
  table: 'applications' | 'audit' | 'vacancies'
  count: number
  /** The latest date-time of these rows, ISO 8601 UTC. */
  latest: string
}

export function listClients(db: Db): Promise<{ id: number; code: string }[]> {
  return db.selectFrom('clients').select(['id', 'code']).orderBy('code').execute()
}

/** Returns the tables that have rows dated after `limit`, with the number of these rows. */
export async function countFutureRows(db: Db, clientId: number, limit: string): Promise<FutureRows[]> {
  const applications = await db
    .selectFrom('applications')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('submitted_date').as('latest')])
    .where('client_id', '=', clientId)
    .where('submitted_date', '>', limit)
    .executeTakeFirstOrThrow()
  const audit = await db
    .selectFrom('audit')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('latest')])
    .where('client_id', '=', clientId)
    .where('at', '>', limit)
    .executeTakeFirstOrThrow()
  const vacancies = await db
    .selectFrom('vacancies')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updated_at').as('latest')])
    .where('client_id', '=', clientId)
    .where('updated_at', '>', limit)
    .executeTakeFirstOrThrow()
  return Object.entries({ applications, audit, vacancies }).flatMap(([table, { count, latest }]) =>
    Number(count) === 0
      ? []
      : [{ table: table as FutureRows['table'], count: Number(count), latest: String(latest) }],
  )
}

/** Sets the date-time of all rows dated after `limit` to `timestamp`. */
export async function redateFutureRows(
  db: Db,
  clientId: number,
  limit: string,
  timestamp: string,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ submitted_date: timestamp })
    .where('client_id', '=', clientId)
    .where('submitted_date', '>', limit)
    .execute()
  await db
    .updateTable('audit')
    .set({ at: timestamp })
    .where('client_id', '=', clientId)
    .where('at', '>', limit)
    .execute()
  await db
    .updateTable('vacancies')
    .set({ updated_at: timestamp })
    .where('client_id', '=', clientId)
    .where('updated_at', '>', limit)
    .execute()
  await bumpApplicationsVersion(db, clientId)
  await bumpSiteVersion(db, clientId)
}
