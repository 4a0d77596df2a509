import type { AnswerSettings } from '../../../src/schemas/applications/answerSettings'
import type { CustomState } from '../../../src/schemas/applications/customState'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from './clients.repository'

/** Returns the client's stored answer settings; only settings that were changed are present. */
export async function findAnswerSettings(db: Db, clientId: number): Promise<AnswerSettings> {
  const { answers } = await db
    .selectFrom('clients')
    .select('answers')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return answers === null ? {} : (JSON.parse(answers) as AnswerSettings)
}

/** Returns the statuses that the client added. */
export async function listCustomStates(db: Db, clientId: number): Promise<CustomState[]> {
  return (await findAnswerSettings(db, clientId)).states ?? []
}

export async function saveAnswerSettings(db: Db, clientId: number, settings: AnswerSettings): Promise<void> {
  await db
    .updateTable('clients')
    .set({ answers: JSON.stringify(settings), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}
