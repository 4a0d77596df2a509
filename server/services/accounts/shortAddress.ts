import ipaddr from 'ipaddr.js'

/** An address without what tells one machine from its neighbours: '203.0.113.0/24', '2001:db8:7::/48'. */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`
}
