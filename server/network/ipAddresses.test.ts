import { describe, expect, test } from 'vitest'
import {
  createAddressMatcher,
  createAddressRules,
  getClientNetwork,
  readAddress,
  shortenIpAddress,
} from './ipAddresses'

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
])('%s is read as the address %s', (text, address) => expect(readAddress(text)?.toString()).toBe(address))

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
])('%s is in the ranges: %s', (text, isInRange) => {
  const isInRanges = createAddressMatcher(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::7'])
  expect(isInRanges(readAddress(text))).toBe(isInRange)
})

test('no address is in an empty list of ranges', () =>
  expect(createAddressMatcher([])(readAddress('127.0.0.1'))).toBe(false))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('the rate-limit network of %s is %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8::9', '2001:db8:7::/48'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['not an address', 'unknown'],
])('%s is stored as %s', (address, shortAddress) => {
  expect(shortenIpAddress(address)).toBe(shortAddress)
})

const unreachableAddresses = [
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a00:1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '240.0.0.1',
  '64:ff9b:1::1',
  '100::1',
  '2001::7f00:1',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff:ffff::1',
  '2002:808:808::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  'fec0::1',
  'febf::1',
  'ff0e::1',
  'not an address',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '8.8.8.8/32',
  '[::1]',
  '',
]
const publicAddresses = [
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '169.253.1.1',
  '223.255.255.255',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '2001:200::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
]

describe('addresses that deliveries may reach', () => {
  test.each(unreachableAddresses)('exclude %s, which is private, reserved or no valid address', (address) => {
    expect(createAddressRules([]).canReach(address)).toBe(false)
  })

  test.each(publicAddresses)('include the public address %s', (address) => {
    expect(createAddressRules([]).canReach(address)).toBe(true)
  })

  test('include the ranges that the operator allows, in any notation of an address', () => {
    const rules = createAddressRules(['10.1.0.0/16', 'fd00::/8', '127.0.0.1'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7', '127.0.0.1'].every(rules.canReach)).toBe(true)
    expect(['10.2.0.1', '127.0.0.2', '::1', 'fc00::1'].some(rules.canReach)).toBe(false)
    expect(rules.isAllowedPrivate('8.8.8.8')).toBe(false)
    expect(rules.isAllowedPrivate('not an address')).toBe(false)
    expect(createAddressRules(['fd00::1']).isAllowedPrivate('FD00:0::1')).toBe(true)
    expect(createAddressRules(['0.0.0.0/0']).canReach('::1')).toBe(false)
    expect(createAddressRules(['::/0']).canReach('127.0.0.1')).toBe(false)
  })
})
