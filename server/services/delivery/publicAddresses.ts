import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Judges addresses that applications may be sent to. */
export interface AddressRules {
  /** Public, or allowed by the operator. */
  mayReach: (address: string) => boolean
  /** Allowed by the operator by name: private, and plain http is fine there. */
  isAllowedPrivate: (address: string) => boolean
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** What of IPv6 is given out to be routed; the rest, IPv4 addresses written the old way (`::127.0.0.1`) too, is not. */
const routed = ipaddr.IPv6.parseCIDR('2000::/3')

/** @param allow addresses or ranges that the operator allows although they are private */
export function addressRules(allow: readonly string[]): AddressRules {
  const allowed = allow.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${wholeOf(text)}`),
  )
  const isAllowed = (address: Address | null) =>
    address !== null &&
    allowed.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
  return {
    isAllowedPrivate: (text) => isAllowed(read(text)),
    mayReach: (text) => {
      const address = read(text)
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

/**
 * Null unless a resolver would write an address so: `127.1` and `0x7f.1` are none. An IPv4 address that comes dressed as
 * IPv6 (`::ffff:127.0.0.1`, `::ffff:7f00:1`) is the IPv4 address.
 */
function read(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text)
}

function wholeOf(address: string): number {
  return isIP(address) === 6 ? 128 : 32
}
