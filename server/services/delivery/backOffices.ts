import type { Db } from '../../db/openDatabase'
import { findBackOffice, saveBackOffice } from '../../repositories/delivery/backOffices'
import type { Keys } from '../sessions/keys'
import { seal, unseal } from '../sessions/secretBox'

/** Where a client's applications go, and what they are signed with: the newest secret first. */
export interface BackOffice {
  address: string
  secrets: string[]
}

/** Its secrets are stored sealed: a copy of the database signs nothing. */
export async function readBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
): Promise<BackOffice | undefined> {
  const stored = await findBackOffice(db, clientId)
  return stored && { address: stored.address, secrets: JSON.parse(unseal(key, stored.secrets)) as string[] }
}

/** In place of the one before. */
export async function keepBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
  { address, secrets }: BackOffice,
  now: Date,
): Promise<void> {
  await saveBackOffice(db, clientId, { address, secrets: seal(key, JSON.stringify(secrets)) }, now)
}
