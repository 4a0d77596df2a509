import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { AddressRules } from './publicAddresses'

/**
 * Why applications could not be sent to this address, by the rules that every delivery is held to; undefined: they can, as
 * far as can be seen from here. A name that is not known yet is no reason.
 */
export async function whyNotReachable(address: string, rules: AddressRules): Promise<string | undefined> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await addressesOf(host)
  const inside = addresses.find((one) => !rules.mayReach(one))
  if (inside !== undefined)
    return `${host} is a private address (${inside}): FOYER_BACKOFFICE_ALLOW must name it.`
  const isAllowedPlain = addresses.length > 0 && addresses.every(rules.isAllowedPrivate)
  if (url.protocol === 'http:' && !isAllowedPlain)
    return `http would send applications in the clear: use https, or an address that FOYER_BACKOFFICE_ALLOW names.`
  return undefined
}

async function addressesOf(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
