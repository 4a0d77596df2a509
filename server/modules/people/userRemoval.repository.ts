import type { Db } from '../../db/openDatabase'
import { handOverAudit } from '../audit/audit.repository'
import { countedOn } from '../clients/clients.repository'

/** SuperUsers who can sign in, the client's own, or one of its users, left out. */
export async function countOtherSuperUsers(db: Db, clientId: number, userId: number | null): Promise<number> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.client_id as clientId'])
    .where('u.role', '=', 'SuperUser')
    .where('c.decommissioned_at', 'is', null)
    .execute()
  return rows.filter((row) => (userId === null ? row.clientId !== clientId : row.id !== userId)).length
}

/** From now on nobody finds the client by its subdomain, nor signs in to it. */
export async function decommissionClient(db: Db, clientId: number, at: Date): Promise<void> {
  await db
    .updateTable('clients')
    .set({ decommissioned_at: at.toISOString(), ...countedOn })
    .where('id', '=', clientId)
    .execute()
}

/** The client's site and sign-in are there again, as they were. @returns whether they were gone */
export async function reinstateClient(db: Db, clientId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set({ decommissioned_at: null, ...countedOn })
    .where('id', '=', clientId)
    .where('decommissioned_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Notices of applications, and what waits of them to be sent. */
async function removeNoticesOf(db: Db, clientId: number, userId: number): Promise<void> {
  const removed = await db
    .deleteFrom('notices')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('address_hash as addressHash')
    .executeTakeFirst()
  if (!removed) return
  await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', removed.addressHash)
    .where('kind', 'like', 'notice%')
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

/** Removes the user with its sessions, codes and links. @returns whether the client has other sign-ins of its own */
export async function deleteUser(db: Db, clientId: number, userId: number): Promise<boolean> {
  const sessions = db
    .selectFrom('sessions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
  await db
    .deleteFrom('refresh_tokens')
    .where('client_id', '=', clientId)
    .where('session_id', 'in', sessions)
    .execute()
  for (const table of [
    ...(['sessions', 'recovery_codes', 'one_time_codes', 'account_links', 'application_reveals'] as const),
  ]) {
    await db.deleteFrom(table).where('client_id', '=', clientId).where('user_id', '=', userId).execute()
  }
  await removeNoticesOf(db, clientId, userId)
  await db.deleteFrom('users').where('client_id', '=', clientId).where('id', '=', userId).execute()
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('is_invited', '=', 0)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Removes a client without users and vacancies, hence without applications. What was done there stays written: its
 * audit goes to the client `keeper`.
 */
export async function deleteClient(db: Db, clientId: number, keeper: number): Promise<void> {
  await handOverAudit(db, clientId, keeper)
  for (const table of [
    'refresh_tokens',
    'sessions',
    'account_links',
    'account_schemas',
    'application_marks',
    'idempotency_keys',
    'api_keys',
    'client_domains',
    'back_offices',
    'erasures',
    'kept_files',
    'form_leavings',
    'files',
    'site_drafts',
    'site_versions',
    'site_files',
    'own_vacancies',
    'own_vacancy_versions',
    'own_vacancy_files',
    'library_questions',
    'library_groups',
    'mails',
    'mail_stops',
    'job_alerts',
  ] as const) {
    await db.deleteFrom(table).where('client_id', '=', clientId).execute()
  }
  await db.deleteFrom('clients').where('id', '=', clientId).execute()
}
