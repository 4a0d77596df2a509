import { describe, expect, test } from 'vitest'
import { addressRules } from './publicAddresses'

const inside = [
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
  'not an address',
]
const outside = ['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001::1']

describe('addresses that applications may be sent to', () => {
  test.each(inside)('%s is private', (address) => {
    expect(addressRules([]).mayReach(address)).toBe(false)
  })

  test.each(outside)('%s is public', (address) => {
    expect(addressRules([]).mayReach(address)).toBe(true)
  })

  test('the operator allows ranges, in whatever form the address comes', () => {
    const rules = addressRules(['10.1.0.0/16', 'fd00::/8', '127.0.0.1'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7', '127.0.0.1'].every(rules.mayReach)).toBe(true)
    expect(['10.2.0.1', '127.0.0.2', '::1', 'fc00::1'].some(rules.mayReach)).toBe(false)
    expect(rules.isAllowedPrivate('8.8.8.8')).toBe(false)
  })
})
