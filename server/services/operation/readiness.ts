import { missingMigrations } from '../../db/migrateDatabase'
import { databaseAnswers } from '../../repositories/operation/health'
import type { ServerContext } from '../serverContext'
import { judgeDisk } from './diskSpace'

/**
 * Why this process should get no requests just now, in a sentence; undefined: it can answer and store. The secret and the
 * environment were checked by its start.
 */
export async function whyNotReady({
  db,
  environment,
  isStopping,
}: Pick<ServerContext, 'db' | 'environment' | 'isStopping'>): Promise<string | undefined> {
  if (isStopping()) return 'The server was asked to stop.'
  if (!(await databaseAnswers(db))) return 'The database does not answer.'
  if ((await missingMigrations(db)).length > 0) return 'The database is of an earlier version.'
  const { state, freeMb } = await judgeDisk(environment)
  return state === 'full' ? `The disk of the database is full: ${freeMb} MB are left.` : undefined
}
