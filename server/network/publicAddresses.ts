import ipaddr from 'ipaddr.js'
import { type Address, createAddressMatcher, readAddress } from './ipAddresses'

/** Decides which addresses applications may be sent to. */
export interface AddressRules {
  /** True for public addresses and those that the operator allows. */
  mayReach: (address: string) => boolean
  /** True for addresses that the operator allows, which may be private and may use plain http. */
  isAllowedPrivate: (address: string) => boolean
  /**
   * True for public addresses and those that the operator allows individually. Responses from machines in an allowed
   * range are not shown to clients, because the operator did not consider each machine.
   */
  mayBeQuoted: (address: string) => boolean
}

/**
 * The IPv6 range assigned for global routing. It excludes IPv4 addresses in the old IPv6 notation (`::127.0.0.1`).
 */
const routed = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param allow addresses or ranges that the operator allows although they are private */
export function addressRules(allow: readonly string[]): AddressRules {
  const isAllowed = createAddressMatcher(allow)
  const isNamed = createAddressMatcher(allow.filter((text) => !text.includes('/')))
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
 * Returns whether the address is public: not private, loopback, link-local, reserved or multicast, and not a
 * translated IPv4 address (6to4, Teredo, NAT64), whose destination cannot be checked.
 */
function isPublic(address: Address | null): boolean {
  if (address?.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(routed)
}
