import type { Db } from '../../db/openDatabase'
import {
  findBackOffice,
  type StoredBackOffice,
  saveBackOffice,
} from '../../repositories/delivery/backOffices'
import type { Keys } from '../sessions/keys'
import { seal, unseal } from '../sessions/secretBox'

/** Where a client's applications go, and what they are signed with: the newest secret first. */
export interface BackOffice extends Omit<StoredBackOffice, 'secrets'> {
  secrets: string[]
}

/** Its secrets are stored sealed: a copy of the database signs nothing. @throws SealError */
export async function readBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
): Promise<BackOffice | undefined> {
  const stored = await findBackOffice(db, clientId)
  return stored && { ...stored, secrets: JSON.parse(unseal(key, stored.secrets)) as string[] }
}

/** In place of the one before. */
export async function keepBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
  { secrets, ...backOffice }: BackOffice,
  now: Date,
): Promise<void> {
  await saveBackOffice(db, clientId, { ...backOffice, secrets: seal(key, JSON.stringify(secrets)) }, now)
}

/** The secrets that sign at this moment: the older one only while its time is not over. */
export function signingSecrets(
  { secrets, oldSecretUntil }: Pick<BackOffice, 'secrets' | 'oldSecretUntil'>,
  now: Date,
): string[] {
  const isOver = oldSecretUntil !== null && Date.parse(oldSecretUntil) <= now.getTime()
  return isOver ? secrets.slice(0, 1) : secrets
}
