import type { ServerContext } from '../../context'
import { getFormGuards } from '../forms/formGuards.repository'
import type { StoredVacancy } from '../vacancies/vacancies.repository'

/** Milliseconds after closing during which an application that was begun before closing is accepted. */
const graceMs = 15 * 60 * 1000

/**
 * Returns whether a closed vacancy still accepts an application whose signed form token was issued at `openedAt`
 * (milliseconds since 1970).
 */
export async function acceptsLateApplication(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  { advertisingCloseDate }: Pick<StoredVacancy, 'advertisingCloseDate'>,
  openedAt: number,
): Promise<boolean> {
  const closingTime = Date.parse(advertisingCloseDate ?? '')
  if (!(openedAt < closingTime) || now().getTime() > closingTime + graceMs) return false
  return (await getFormGuards(db, clientId)).takesLateApplications
}
