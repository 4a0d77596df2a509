import { BlockList, isIP } from 'node:net'

/** Judges addresses that applications may be sent to. */
export interface AddressRules {
  /** Public, or allowed by the operator. */
  mayReach: (address: string) => boolean
  /** Allowed by the operator by name: private, and plain http is fine there. */
  isAllowedPrivate: (address: string) => boolean
}

const notPublic = rangesOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Of IPv6 only 2000::/3 is public, without the parts that are for examples or that carry an IPv4 address.
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
])

/** @param allow addresses or ranges that the operator allows although they are private */
export function addressRules(allow: readonly string[]): AddressRules {
  const allowed = rangesOf(allow)
  const isAllowedPrivate = (address: string) => isIn(allowed, plain(address))
  return {
    isAllowedPrivate,
    mayReach: (address) =>
      isIP(address) !== 0 && (isAllowedPrivate(address) || !isIn(notPublic, plain(address))),
  }
}

/** One list for each family: a list of both takes every IPv4 address for a part of `::/3`. */
interface Ranges {
  ipv4: BlockList
  ipv6: BlockList
}

function rangesOf(texts: readonly string[]): Ranges {
  const ranges = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const text of texts) {
    const [address = '', prefix] = text.split('/')
    const family = familyOf(address)
    const whole = family === 'ipv6' ? 128 : 32
    ranges[family].addSubnet(address, Number(prefix ?? whole), family)
  }
  return ranges
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

function isIn(ranges: Ranges, address: string): boolean {
  const family = familyOf(address)
  return ranges[family].check(address, family)
}

/** An IPv4 address that comes dressed as IPv6 (`::ffff:127.0.0.1`, `::ffff:7f00:1`) is the IPv4 address. */
function plain(address: string): string {
  if (isIP(address) !== 6) return address
  const written = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written) ?? []
  if (high === undefined || low === undefined) return written
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return bits.flatMap((part) => [part >> 8, part & 255]).join('.')
}
