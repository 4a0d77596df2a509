import type { Selectable } from 'kysely'
import type { AuditTable } from '../../db/applicationTables'
import type { Db } from '../../db/openDatabase'

const batch = 500

/**
 * What was done at a client that goes stays written, at the client `keeper`. Rows are taken out and put in again: where
 * tables are distributed by client, none moves from one to another.
 */
export async function handOverAudit(db: Db, clientId: number, keeper: number): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await db.deleteFrom('audit').where('client_id', '=', clientId).where('id', 'in', ids).execute()
    await writeAudit(db, keeper, rows)
  }
}

async function writeAudit(db: Db, clientId: number, rows: readonly Selectable<AuditTable>[]): Promise<void> {
  await db
    .insertInto('audit')
    .values(rows.map((row) => ({ ...row, client_id: clientId })))
    .execute()
}
