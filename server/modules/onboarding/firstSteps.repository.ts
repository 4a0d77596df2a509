import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from '../clients/clients.repository'

/** Returns whether a client still sees the first steps: not after their dismissal, and never in the demo. */
export async function shouldShowFirstSteps(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .select(['is_demo', 'first_steps_over_at as overAt'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return row.is_demo === 0 && row.overAt === null
}

export async function saveFirstStepsDismissal(db: Db, clientId: number, now: Date): Promise<void> {
  await db
    .updateTable('clients')
    .set({ first_steps_over_at: now.toISOString(), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}
