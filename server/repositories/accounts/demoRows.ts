import type { Role } from '../../../src/schemas/session'
import type { Db } from '../../db/openDatabase'
import { countedOn } from '../vacancies/siteVersion'

/** The clients that the demo made, decommissioned ones among them. */
export function listDemoClients(db: Db): Promise<{ id: number; code: string }[]> {
  return db.selectFrom('clients').select(['id', 'code']).where('is_demo', '=', 1).orderBy('id').execute()
}

/** One that the demo did not make, for what outlives those that it made. */
export async function findOwnClient(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('is_demo', '=', 0)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** From now on it is a client like any other. */
export async function markAsOwn(db: Db, clientId: number): Promise<void> {
  await db
    .updateTable('clients')
    .set({ is_demo: 0, ...countedOn })
    .where('id', '=', clientId)
    .execute()
}

/** Everybody who signs in at a client. */
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
