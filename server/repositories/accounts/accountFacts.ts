import { sql } from 'kysely'
import type { AccountFacts } from '../../../src/schemas/userAccount'
import type { Db } from '../../db/openDatabase'

/** What happens at every account's site, of all clients: only the SuperUser's calls come here. */
export async function listAccountFacts(db: Db, now: Date): Promise<AccountFacts[]> {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'client_id as clientId'])
    .where('is_invited', '=', 0)
    .execute()
  const openJobs = await countOpenJobs(db, now)
  const applications = await countAllApplications(db)
  const signIns = await lastSignIns(db)
  return accounts.map(({ id, clientId }) => ({
    id,
    openJobs: openJobs.get(clientId) ?? 0,
    applications: applications.get(clientId) ?? 0,
    lastSignInAt: signIns.get(id) ?? null,
  }))
}

/** By client: what is advertised at this moment, Expressions of Interest apart. */
async function countOpenJobs(db: Db, now: Date): Promise<Map<number, number>> {
  const moment = now.toISOString()
  const rows = await db
    .selectFrom('vacancies')
    .select(({ fn }) => ['client_id as clientId', fn.countAll().as('count')])
    .where('withdrawn_at', 'is', null)
    .where('is_expression_of_interest', '=', 0)
    .where('date_advertised', '<=', moment)
    .where((is) =>
      is.or([is('advertising_close_date', 'is', null), is('advertising_close_date', '>', moment)]),
    )
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ clientId, count }) => [clientId, Number(count)]))
}

async function countAllApplications(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['client_id as clientId', fn.countAll().as('count')])
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ clientId, count }) => [clientId, Number(count)]))
}

/** By user, as far back as the activity goes. */
async function lastSignIns(db: Db): Promise<Map<number, string>> {
  const { rows } = await sql<{ userId: number | string; at: string }>`
    select user_id as "userId", max(at) as at from audit
    where action = 'signed in' and user_id is not null group by user_id`.execute(db)
  return new Map(rows.map(({ userId, at }) => [Number(userId), at]))
}
