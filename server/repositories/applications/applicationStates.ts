import type { Db } from '../../db/openDatabase'
import { markApplications } from './applicationMarks'

/** @returns false when there is no such application */
export async function markUnsent(db: Db, clientId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ is_sent: 0 })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  await markApplications(db, clientId)
  return numUpdatedRows > 0n
}

/** The back-office has it. */
export async function markSent(db: Db, clientId: number, id: number): Promise<void> {
  await db
    .updateTable('applications')
    .set({ is_sent: 1 })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await markApplications(db, clientId)
}

/** Somebody has opened it: the first time counts. */
export async function markOpened(db: Db, clientId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ opened_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()
  await markApplications(db, clientId)
}
