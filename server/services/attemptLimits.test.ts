import { expect, test } from 'vitest'
import { AttemptLimits } from './attemptLimits'

test('so many in a time, each key by itself, and given-back ones do not count', () => {
  let now = 0
  const limits = new AttemptLimits(true, () => new Date(now))
  const allowance = { times: 2, within: 60_000 }
  expect([limits.take('a', allowance), limits.take('a', allowance), limits.take('a', allowance)]).toEqual([
    0, 0, 60,
  ])
  expect(limits.take('b', allowance)).toBe(0)
  limits.giveBack('a')
  expect(limits.take('a', allowance)).toBe(0)
  now = 30_500
  expect(limits.take('a', allowance)).toBe(30)
  now = 60_000
  expect(limits.take('a', allowance)).toBe(0)
})

test('switched off, nothing is counted', () => {
  const limits = new AttemptLimits(false, () => new Date(0))
  expect([1, 2, 3].map(() => limits.take('a', { times: 1, within: 1000 }))).toEqual([0, 0, 0])
})
