import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/** Shorter than the timeout of usual health checks. */
const timeoutMs = 3000

/** Returns whether the database answers a query within `timeoutMs`. */
export async function isDatabaseReachable(db: Db): Promise<boolean> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, pause(timeoutMs, false, { ref: false })])
}

/** A row with a date-time: its table and when it was written, ISO 8601 UTC. */
export interface TimestampedRow {
  table: 'applications' | 'audit' | 'vacancies'
  at: string
}

/** Later than any date-time of a row. */
const endOfTime = '9999-12-31T23:59:59.999Z'

/**
 * Returns the newest row that applicants, administrators or back-offices wrote before a date-time, of all clients;
 * undefined if there is none. Each client's newest row is the end of an index. Clients are found by their users
 * because Citus can combine distributed tables, but not start from a reference table.
 */
export async function findNewestRow(db: Db, limit = endOfTime): Promise<TimestampedRow | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select((eb) => [
      eb.fn
        .max<string | null>(
          eb
            .selectFrom('applications as a')
            .select(({ fn }) => fn.max('a.submitted_date').as('at'))
            .whereRef('a.client_id', '=', 'u.client_id')
            .where('a.submitted_date', '<', limit),
        )
        .as('applications'),
      eb.fn
        .max<string | null>(
          eb
            .selectFrom('audit as w')
            .select(({ fn }) => fn.max('w.at').as('at'))
            .whereRef('w.client_id', '=', 'u.client_id')
            .where('w.at', '<', limit),
        )
        .as('audit'),
      eb.fn
        .max<string | null>(
          eb
            .selectFrom('vacancies as v')
            .select(({ fn }) => fn.max('v.updated_at').as('at'))
            .whereRef('v.client_id', '=', 'u.client_id')
            .where('v.updated_at', '<', limit),
        )
        .as('vacancies'),
    ])
    .executeTakeFirstOrThrow()
  const rows = Object.entries(row).flatMap(([table, at]) =>
    at === null ? [] : [{ table, at } as TimestampedRow],
  )
  return rows.sort((first, second) => second.at.localeCompare(first.at))[0]
}
