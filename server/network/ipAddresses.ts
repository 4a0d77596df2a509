import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Parses an IP address; null for other texts and for shortened notations such as `127.1` and `0x7f.1`. An IPv4-mapped
 * IPv6 address (`::ffff:127.0.0.1`, `::ffff:7f00:1`) gives the IPv4 address.
 */
export function readAddress(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text)
}

/** Returns a function that tests whether an address is in one of these addresses or ranges (`10.0.0.0/8`). */
export function createAddressMatcher(ranges: readonly string[]): (address: Address | null) => boolean {
  const networks = ranges.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${getPrefixLength(text)}`),
  )
  return (address) =>
    address !== null &&
    networks.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
}

function getPrefixLength(address: string): number {
  return isIP(address) === 6 ? 128 : 32
}

/** Prefix length of an IPv6 network that is assigned to one household or office, which can use any address in it. */
const networkBits = 64

/** Rate-limit key of a client address: the IPv4 address, also if mapped to IPv6, or the IPv6 /64 prefix. */
export function getClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsedAddress = ipaddr.process(address)
  if (parsedAddress.kind() === 'ipv4') return parsedAddress.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsedAddress.toString()}/${networkBits}`).toString()}/${networkBits}`
}

/** Returns an address truncated to its network, for privacy: '203.0.113.0/24', '2001:db8:7::/48'. */
export function shortenIpAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsedAddress = ipaddr.process(address)
  const bits = parsedAddress.kind() === 'ipv4' ? 24 : 48
  const family = parsedAddress.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${parsedAddress.toString()}/${bits}`).toString()}/${bits}`
}

/** Rules for the addresses that applications may be sent to. */
export interface AddressRules {
  /** True for public addresses and those that the operator allows. */
  canReach: (address: string) => boolean
  /** True for addresses that the operator allows, which may be private and may use plain http. */
  isAllowedPrivate: (address: string) => boolean
  /**
   * True for public addresses and those that the operator allows individually. Responses from machines in an allowed
   * range are not shown to clients, because the operator did not consider each machine.
   */
  canBeQuoted: (address: string) => boolean
}

/**
 * The IPv6 range assigned for global routing. It excludes IPv4 addresses in the old IPv6 notation (`::127.0.0.1`).
 */
const routedRange = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param allowedAddresses addresses or ranges that the operator allows although they are private */
export function createAddressRules(allowedAddresses: readonly string[]): AddressRules {
  const isAllowed = createAddressMatcher(allowedAddresses)
  const isNamed = createAddressMatcher(allowedAddresses.filter((text) => !text.includes('/')))
  return {
    canBeQuoted: (text) => {
      const address = readAddress(text)
      return isNamed(address) || isPublic(address)
    },
    isAllowedPrivate: (text) => isAllowed(readAddress(text)),
    canReach: (text) => {
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
  return address.kind() === 'ipv4' || address.match(routedRange)
}
