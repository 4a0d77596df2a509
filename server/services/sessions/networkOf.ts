import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that name a household or an office; it gives itself the others as it likes. */
const networkBits = 64

/** Whom an address is counted as: an IPv4 address, also one inside IPv6, as itself, an IPv6 address as its network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${networkBits}`).toString()}/${networkBits}`
}
