import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/**
 * Stands in every change of a client's row. The number grows with each change of what the client's public pages show,
 * whoever makes it and in whichever process: what was written by an older number is written anew.
 */
export const countedOn = { site_version: sql<number>`site_version + 1` }

/** For changes of what else the pages show; in the same transaction as the change. */
export async function countSite(db: Db, clientId: number): Promise<void> {
  await db.updateTable('clients').set(countedOn).where('id', '=', clientId).execute()
}
