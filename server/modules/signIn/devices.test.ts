import { expect, test } from 'vitest'
import { describeDevice } from './devices'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const tablet =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

test.each([
  [windows, 'Firefox on Windows'],
  [phone, 'Safari on iOS'],
  [tablet, 'Chrome on Android'],
])('describes the device of %s', (agent, description) => {
  expect(describeDevice(agent)).toBe(description)
})

test('an empty user agent has no description, and no description is longer than 60 characters', () => {
  expect([undefined, '', ' '].map(describeDevice)).toEqual([null, null, null])
  expect(describeDevice(`${'x'.repeat(5000)}/1`)?.length ?? 0).toBeLessThanOrEqual(60)
})
