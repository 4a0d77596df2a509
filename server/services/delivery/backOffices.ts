import type { Db } from '../../db/openDatabase'
import { EnvironmentError } from '../../environment/environmentError'
import { findBackOffice, listBackOffices, saveBackOffice } from '../../repositories/delivery/backOffices'
import type { Keys } from '../sessions/keys'
import { SealError, seal, unseal } from '../sessions/secretBox'

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

/** At the start: a secret that changed would be noticed by the first delivery only. @throws EnvironmentError that names it */
export async function refuseOtherSecret(db: Db, { secrets: key }: Pick<Keys, 'secrets'>): Promise<void> {
  const unreadable = (await listBackOffices(db)).filter(({ secrets }) => !isReadable(key, secrets))
  const codes = unreadable.map(({ code }) => code)
  if (codes.length === 0) return
  throw new EnvironmentError(
    `FOYER_SECRET is not the one under which the signing secrets of ${codes.join(', ')} were stored. Put that one back, ` +
      `or make new ones: npm run foyer -- set-backoffice --client ${codes[0]} --address URL --new-secret`,
  )
}

function isReadable(key: Uint8Array, sealed: string): boolean {
  try {
    unseal(key, sealed)
    return true
  } catch (error) {
    if (error instanceof SealError) return false
    throw error
  }
}
