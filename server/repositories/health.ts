import { sql } from 'kysely'
import type { Db } from '../db/openDatabase'

/** Whether the database answers a question. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
