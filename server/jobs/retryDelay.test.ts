import { describe, expect, test } from 'vitest'
import { readDeliverySettings } from '../config/deliverySettings'
import { getNextRetryDelay, parseRetryAfter } from './jobDelays'

const hour = 60 * 60 * 1000
const defaultDelays = readDeliverySettings({}).waitsMs

describe('waits between attempts', () => {
  test('makes ten attempts with increasing waits, over about 76 hours', () => {
    const waits = Array.from({ length: 9 }, (_, at) => getNextRetryDelay(defaultDelays, at + 1, 0, 0.5) ?? 0)
    expect([...waits].sort((one, other) => one - other)).toEqual(waits)
    const total = waits.reduce((sum, wait) => sum + wait, 0)
    expect([total > 75 * hour, total < 77 * hour]).toEqual([true, true])
    expect(getNextRetryDelay(defaultDelays, 10, 0, 0.5)).toBeUndefined()
  })

  test('deliveries that failed together are not retried together', () => {
    expect([getNextRetryDelay(defaultDelays, 4, 0, 0), getNextRetryDelay(defaultDelays, 4, 0, 1)]).toEqual([
      6_480_000, 7_920_000,
    ])
  })

  test('waits for Retry-After, in seconds or until a date, up to a day', () => {
    const now = new Date('2027-01-01T00:00:00Z')
    expect(parseRetryAfter('120', now)).toBe(120_000)
    expect(parseRetryAfter('Fri, 01 Jan 2027 00:10:00 GMT', now)).toBe(600_000)
    expect(
      ['soon', undefined, 'Thu, 31 Dec 2026 00:00:00 GMT'].map((text) => parseRetryAfter(text, now)),
    ).toEqual([0, 0, 0])
    expect(getNextRetryDelay(defaultDelays, 1, 120_000, 0.5)).toBe(120_000)
    expect(getNextRetryDelay(defaultDelays, 1, 1000 * hour, 0.5)).toBe(24 * hour)
    expect(getNextRetryDelay(defaultDelays, 5, 120_000, 0.5)).toBe(5 * hour)
  })
})
