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
