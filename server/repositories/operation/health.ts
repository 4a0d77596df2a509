import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/** Whoever asks how we are gives up before a query does. */
const patienceMs = 3000

/** Whether the database answers a question, and soon. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, pause(patienceMs, false, { ref: false })])
}
