import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { backOfficeFaults as texts } from '../../../src/texts/admin/backOffice.texts'
import type { Db } from '../../db/openDatabase'
import type { AddressRules } from '../../network/ipAddresses'
import type { Keys } from '../../security/keys'
import { seal, unseal } from '../../security/secretBox'
import { findBackOffice, type StoredBackOffice, saveBackOffice } from './backOffice.repository'

/** The back-office of a client with its decrypted signing secrets. */
export interface BackOffice extends Omit<StoredBackOffice, 'secrets'> {
  /** The newest first. */
  secrets: string[]
}

/**
 * Reads and decrypts a client's back-office. The secrets are stored encrypted, so a copy of the database alone
 * cannot sign messages. @throws SealError
 */
export async function readBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
): Promise<BackOffice | undefined> {
  const storedBackOffice = await findBackOffice(db, clientId)
  return (
    storedBackOffice && {
      ...storedBackOffice,
      secrets: JSON.parse(unseal(key, storedBackOffice.secrets)) as string[],
    }
  )
}

/** Encrypts the secrets and replaces the stored back-office. */
export async function sealAndSaveBackOffice(
  db: Db,
  { secrets: key }: Pick<Keys, 'secrets'>,
  clientId: number,
  { secrets, ...backOffice }: BackOffice,
  now: Date,
): Promise<void> {
  await saveBackOffice(db, clientId, { ...backOffice, secrets: seal(key, JSON.stringify(secrets)) }, now)
}

/** Returns the secrets that sign at `now`; the older one only until it expires. */
export function getSigningSecrets(
  { secrets, oldSecretUntil }: Pick<BackOffice, 'secrets' | 'oldSecretUntil'>,
  now: Date,
): string[] {
  const isSecretExpired = oldSecretUntil !== null && Date.parse(oldSecretUntil) <= now.getTime()
  return isSecretExpired ? secrets.slice(0, 1) : secrets
}

/** Returns the normalized address; undefined unless it is http or https without user name and password. */
export function parseBackOfficeAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

/** Returns the address without its query, for display and logs: receivers put keys into the query. */
export function removeAddressQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/**
 * Returns why applications cannot be sent to this address, by the rules that apply to every delivery; undefined if
 * no obstacle is known.
 * @param mustResolve whether a host name that does not resolve is a reason; false for the operator, who may enter
 * it in advance
 */
export async function findAddressObstacle(
  address: string,
  rules: AddressRules,
  mustResolve = false,
): Promise<string | undefined> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await lookUpAddresses(host)
  const blockedAddress = addresses.find((text) => !rules.canReach(text))
  if (blockedAddress !== undefined) return texts.private(host, blockedAddress)
  const isAllowedPlain = addresses.length > 0 && addresses.every(rules.isAllowedPrivate)
  if (url.protocol === 'http:' && !isAllowedPlain) return texts.plain
  return mustResolve && addresses.length === 0 ? texts.unresolved(host) : undefined
}

async function lookUpAddresses(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
