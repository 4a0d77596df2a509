import { expect, test } from 'vitest'
import { shortAddress } from './shortAddress'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8::9', '2001:db8:7::/48'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['not an address', 'unknown'],
])('%s is written down as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
