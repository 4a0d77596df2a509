import type { Db } from '../db/openDatabase'

/** Writes what an administrator did; rows are only ever added. */
export async function addAudit(
  db: Db,
  clientId: number,
  entry: { userId: number | null; action: string; subject: string; at: string },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      client_id: clientId,
      user_id: entry.userId,
      action: entry.action,
      subject: entry.subject,
      at: entry.at,
    })
    .execute()
}
