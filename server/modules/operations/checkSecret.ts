import { EnvironmentError } from '../../config/environmentError'
import type { Db } from '../../db/openDatabase'
import { foyerCommand } from '../../projectRoot'
import type { Keys } from '../../security/keys'
import { tryUnseal } from '../../security/secretBox'
import { listBackOffices } from '../backOffice/backOffice.repository'
import { listSealedSecrets } from '../signIn/twoFactor.repository'

/**
 * Checks that the stored secrets can be decrypted with FOYER_SECRET. Without this check, a changed FOYER_SECRET would
 * be noticed only at the first delivery or sign-in.
 * @throws EnvironmentError that names the unreadable data and the remedy
 */
export async function requireSameSecret(db: Db, { secrets: key }: Pick<Keys, 'secrets'>): Promise<void> {
  const unreadableClients = (await listBackOffices(db)).filter(
    ({ secrets }) => tryUnseal(key, secrets) === undefined,
  )
  const unreadableUsers = (await listSealedSecrets(db)).filter(
    ({ sealedSecret }) => tryUnseal(key, sealedSecret) === undefined,
  )
  const [client] = unreadableClients
  const [user] = unreadableUsers
  const unreadableSecrets = [
    client && `the signing secrets of ${unreadableClients.map(({ code }) => code).join(', ')}`,
    user && `the one-time codes of ${unreadableUsers.map(({ username }) => username).join(', ')}`,
  ].filter(Boolean)
  if (unreadableSecrets.length === 0) return
  const remedies = [
    client && `${foyerCommand} set-backoffice --client ${client.code} --address URL --new-secret`,
    user && `${foyerCommand} remove-codes ${user.username}`,
  ].filter(Boolean)
  throw new EnvironmentError(
    `FOYER_SECRET is not the secret under which ${unreadableSecrets.join(' and ')} were stored. Put that secret back, ` +
      `or replace the unreadable data, the first of it with ${remedies.join(', ')}`,
  )
}
