import type { Role } from '../../src/schemas/accountSecurity/session'
import type { Db } from '../db/openDatabase'
import { transferTables } from '../db/transferTables'
import { transferAuditEntries } from '../modules/audit/audit.repository'
import { incrementSiteVersion } from '../modules/clients/clients.repository'

/** Lists the clients that the demo created, including decommissioned ones. */
export function listDemoClients(db: Db): Promise<{ id: number; code: string }[]> {
  return db.selectFrom('clients').select(['id', 'code']).where('is_demo', '=', 1).orderBy('id').execute()
}

/** Returns the id of a client that the demo did not create, to which the remaining records of demo clients are moved. */
export async function findNonDemoClientId(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('is_demo', '=', 0)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** Removes the client's demo mark, so that it is treated like any other client. */
export async function unmarkDemoClient(db: Db, clientId: number): Promise<void> {
  await db
    .updateTable('clients')
    .set({ is_demo: 0, ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

/** Lists the users who can sign in to a client. */
export async function listUsers(
  db: Db,
  clientId: number,
): Promise<{ id: number; username: string; role: Role }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'role'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role }))
}

const clientTables = [
  ...transferTables.filter((table) => table !== 'clients' && table !== 'audit').reverse(),
  'application_marks' as const,
]

/**
 * Deletes a client with all of its data. Its audit entries are moved to the client `successorId` or, if that is
 * undefined, deleted as well. @returns the keys of the objects that stored its files
 */
export async function eraseClient(
  db: Db,
  clientId: number,
  successorId: number | undefined,
): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select('object_key')
    .where('client_id', '=', clientId)
    .where('object_key', 'is not', null)
    .execute()
  if (successorId === undefined) await db.deleteFrom('audit').where('client_id', '=', clientId).execute()
  else await transferAuditEntries(db, clientId, successorId)
  for (const table of clientTables) await db.deleteFrom(table).where('client_id', '=', clientId).execute()
  await db.deleteFrom('clients').where('id', '=', clientId).execute()
  return files.flatMap((file) => file.object_key ?? [])
}

/**
 * Counts a client's vacancies and applications, and as `visitorApplications` those applications that were not created in
 * one of the sessions `sids`.
 */
export async function countClientContent(db: Db, clientId: number, sids: readonly string[]) {
  const vacancies = await db
    .selectFrom('vacancies')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const applications = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const generatedApplications = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .where('session_sid', 'in', sids)
    .executeTakeFirstOrThrow()
  return {
    vacancies: Number(vacancies.count),
    applications: Number(applications.count),
    visitorApplications: Number(applications.count) - Number(generatedApplications.count),
  }
}
