import type { AuthoredVacancyContent } from '../../../src/schemas/authoring/authoredVacancy'
import type { Db } from '../../db/openDatabase'

/** The content that an open vacancy will get. */
export interface ScheduledContent {
  /** The revision of the draft. */
  revision: number
  content: AuthoredVacancyContent
  by: string | null
}

export interface ScheduledChange extends ScheduledContent {
  /** When the change takes effect, ISO 8601 UTC. */
  at: string
}

export async function findScheduledChange(
  db: Db,
  clientId: number,
  guid: string,
): Promise<ScheduledChange | undefined> {
  const row = await db
    .selectFrom('own_vacancies')
    .select(['change_at as at', 'change'])
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .executeTakeFirst()
  if (!row?.at || row.change === null) return undefined
  return { ...(JSON.parse(row.change) as ScheduledContent), at: row.at }
}

/** @param scheduledChange null removes the scheduled change */
export async function saveScheduledChange(
  db: Db,
  clientId: number,
  guid: string,
  scheduledChange: ScheduledChange | null,
): Promise<void> {
  const { at: scheduledAt = null, ...change } = scheduledChange ?? {}
  await db
    .updateTable('own_vacancies')
    .set({ change_at: scheduledAt, change: scheduledChange && JSON.stringify(change) })
    .where('client_id', '=', clientId)
    .where('guid', '=', guid)
    .execute()
}

/** Lists changes that are due, of all clients, for the worker. */
export function listDueChanges(db: Db, timestamp: string): Promise<{ clientId: number; guid: string }[]> {
  return db
    .selectFrom('own_vacancies')
    .select(['client_id as clientId', 'guid'])
    .where('change_at', '<=', timestamp)
    .orderBy('change_at')
    .limit(100)
    .execute()
}
