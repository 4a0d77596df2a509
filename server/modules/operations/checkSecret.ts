import { EnvironmentError } from '../../config/environmentError'
import type { Db } from '../../db/openDatabase'
import { foyerCommand } from '../../projectRoot'
import type { Keys } from '../../security/keys'
import { tryUnseal } from '../../security/secretBox'
import { listBackOffices } from '../backOffice/backOffice.repository'
import { listSealedSecrets } from '../signIn/twoFactor.repository'

/**
 * Checks at startup that the secret is unchanged. Otherwise the change would be noticed only by the first delivery
 * or sign-in.
 * @throws EnvironmentError that names the unreadable data and the remedy
 */
export async function requireSameSecret(db: Db, { secrets: key }: Pick<Keys, 'secrets'>): Promise<void> {
  const clients = (await listBackOffices(db)).filter(({ secrets }) => tryUnseal(key, secrets) === undefined)
  const people = (await listSealedSecrets(db)).filter(
    ({ sealedSecret }) => tryUnseal(key, sealedSecret) === undefined,
  )
  const [client] = clients
  const [person] = people
  const sealedSecrets = [
    client && `the signing secrets of ${clients.map(({ code }) => code).join(', ')}`,
    person && `the one-time codes of ${people.map(({ username }) => username).join(', ')}`,
  ].filter(Boolean)
  if (sealedSecrets.length === 0) return
  const remedies = [
    client && `${foyerCommand} set-backoffice --client ${client.code} --address URL --new-secret`,
    person && `${foyerCommand} remove-codes ${person.username}`,
  ].filter(Boolean)
  throw new EnvironmentError(
    `FOYER_SECRET is not the one under which ${sealedSecrets.join(' and ')} were stored. Put that one back, or make new ones: ` +
      remedies.join(', '),
  )
}
