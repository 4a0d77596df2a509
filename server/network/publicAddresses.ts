import ipaddr from 'ipaddr.js'
import { type Address, addressesIn, readAddress } from './ipAddresses'

/** Judges addresses that applications may be sent to. */
export interface AddressRules {
  /** Public, or allowed by the operator. */
  mayReach: (address: string) => boolean
  /** Allowed by the operator by name: private, and plain http is fine there. */
  isAllowedPrivate: (address: string) => boolean
  /**
   * Public, or allowed by the operator one by one: of what machines of an allowed range answer a client's people read nothing,
   * since the operator has not thought of each.
   */
  mayBeQuoted: (address: string) => boolean
}

/** What of IPv6 is given out to be routed; the rest, IPv4 addresses written the old way (`::127.0.0.1`) too, is not. */
const routed = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param allow addresses or ranges that the operator allows although they are private */
export function addressRules(allow: readonly string[]): AddressRules {
  const isAllowed = addressesIn(allow)
  const isNamed = addressesIn(allow.filter((text) => !text.includes('/')))
  return {
    mayBeQuoted: (text) => {
      const address = readAddress(text)
      return isNamed(address) || isPublic(address)
    },
    isAllowedPrivate: (text) => isAllowed(readAddress(text)),
    mayReach: (text) => {
      const address = readAddress(text)
      return isAllowed(address) || isPublic(address)
    },
  }
}

/**
 * Neither private, loopback, link-local, reserved or multicast nor one that carries an IPv4 address to a translator
 * (6to4, Teredo, NAT64), whose other end nobody here can judge.
 */
function isPublic(address: Address | null): boolean {
  if (address?.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(routed)
}
