import type { Db } from '../../db/openDatabase'
import { transferAuditEntries } from '../audit/audit.repository'
import { incrementSiteVersion } from '../clients/clients.repository'

/**
 * Counts the SuperUsers of clients that are not decommissioned, without the given user or, if `userId` is null,
 * without all users of the client.
 */
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

/** Decommissions the client: its site goes offline and its users can no longer sign in. */
export async function decommissionClient(db: Db, clientId: number, now: Date): Promise<void> {
  await db
    .updateTable('clients')
    .set({ decommissioned_at: now.toISOString(), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

/** Reverts `decommissionClient`. @returns whether the client was decommissioned */
export async function reinstateClient(db: Db, clientId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set({ decommissioned_at: null, ...incrementSiteVersion })
    .where('id', '=', clientId)
    .where('decommissioned_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Deletes a client that has no users and no vacancies, and therefore no applications. Its audit entries move to the
 * client `successorId`.
 */
export async function deleteClient(db: Db, clientId: number, successorId: number): Promise<void> {
  await transferAuditEntries(db, clientId, successorId)
  for (const table of [
    'refresh_tokens',
    'sessions',
    'account_links',
    'account_schemas',
    'application_marks',
    'application_changes',
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
