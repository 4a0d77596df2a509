import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Null unless a resolver would write an address so: `127.1` and `0x7f.1` are none. An IPv4 address that comes dressed as
 * IPv6 (`::ffff:127.0.0.1`, `::ffff:7f00:1`) is the IPv4 address.
 */
export function readAddress(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text)
}

/** Whether an address is one of these, or lies in one of these ranges (`10.0.0.0/8`). */
export function addressesIn(ranges: readonly string[]): (address: Address | null) => boolean {
  const networks = ranges.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${wholeOf(text)}`),
  )
  return (address) =>
    address !== null &&
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

function wholeOf(address: string): number {
  return isIP(address) === 6 ? 128 : 32
}

/** Bits of an IPv6 address that name a household or an office; it gives itself the others as it likes. */
const networkBits = 64

/** Whom an address is counted as: an IPv4 address, also one inside IPv6, as itself, an IPv6 address as its network. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${networkBits}`).toString()}/${networkBits}`
}

/** An address without what tells one machine from its neighbours: '203.0.113.0/24', '2001:db8:7::/48'. */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`
}
