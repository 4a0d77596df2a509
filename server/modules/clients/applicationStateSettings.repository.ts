import type { ApplicationStateSettings } from '../../../src/schemas/applications/applicationStateSettings'
import type { CustomState } from '../../../src/schemas/applications/customState'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from './clients.repository'

/** Returns the client's stored application state settings; only settings that were changed are present. */
export async function findApplicationStateSettings(
  db: Db,
  clientId: number,
): Promise<ApplicationStateSettings> {
  const { answers } = await db
    .selectFrom('clients')
    .select('answers')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return answers === null ? {} : (JSON.parse(answers) as ApplicationStateSettings)
}

/** Returns the application states that the client added. */
export async function listCustomStates(db: Db, clientId: number): Promise<CustomState[]> {
  return (await findApplicationStateSettings(db, clientId)).states ?? []
}

export async function saveApplicationStateSettings(
  db: Db,
  clientId: number,
  settings: ApplicationStateSettings,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ answers: JSON.stringify(settings), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}
