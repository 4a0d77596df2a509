import { expect, test } from 'vitest'
import { createAddressMatcher, getClientNetwork, readAddress, shortenIpAddress } from './ipAddresses'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['127.1', undefined],
  ['0x7f.1', undefined],
  ['localhost', undefined],
  ['', undefined],
])('%s is the address %s', (text, address) => expect(readAddress(text)?.toString()).toBe(address))

test.each([
  ['10.255.255.255', true],
  ['11.0.0.0', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', false],
  ['2001:db8::7', true],
  ['2001:db8::8', false],
  ['nobody', false],
])('%s lies in the ranges: %s', (text, lies) => {
  const isIn = createAddressMatcher(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::7'])
  expect(isIn(readAddress(text))).toBe(lies)
})

test('nothing lies in no ranges', () =>
  expect(createAddressMatcher([])(readAddress('127.0.0.1'))).toBe(false))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8::9', '2001:db8:7::/48'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['not an address', 'unknown'],
])('%s is written down as %s', (address, short) => {
  expect(shortenIpAddress(address)).toBe(short)
})
