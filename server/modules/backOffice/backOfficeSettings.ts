import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { backOfficeFaults as texts } from '../../../src/texts/admin/backOffice.texts'
import type { Db } from '../../db/openDatabase'
import type { AddressRules } from '../../network/publicAddresses'
import type { Keys } from '../../security/keys'
import { seal, unseal } from '../../security/secretBox'
import { findBackOffice, type StoredBackOffice, saveBackOffice } from './backOffice.repository'

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
export async function storeBackOffice(
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

/** The address as it is kept, if it is one that could ever be: http or https, without user and password. */
export function readAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

/** What of an address may be shown and written down: receivers put keys into the query. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/**
 * Why applications could not be sent to this address, by the rules that every delivery is held to; undefined: they can, as
 * far as can be seen from here.
 * @param mustBeKnown whether a name that nothing is found for is a reason; the operator may be ahead of the name
 */
export async function whyNotReachable(
  address: string,
  rules: AddressRules,
  mustBeKnown = false,
): Promise<string | undefined> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await addressesOf(host)
  const inside = addresses.find((one) => !rules.mayReach(one))
  if (inside !== undefined) return texts.private(host, inside)
  const isAllowedPlain = addresses.length > 0 && addresses.every(rules.isAllowedPrivate)
  if (url.protocol === 'http:' && !isAllowedPlain) return texts.plain
  return mustBeKnown && addresses.length === 0 ? texts.unknown(host) : undefined
}

async function addressesOf(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
