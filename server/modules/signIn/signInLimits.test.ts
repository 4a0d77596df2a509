import { expect, test } from 'vitest'
import { type AttemptCounter, type Backoff, codeBackoff, getNextCounter, getWaitMs } from './signInLimits'

const usualBackoff = { freeAttempts: 3, firstMs: 1000, longestMs: 5000, retentionMs: 15 * 60_000 }
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms)

/** Makes attempts, each as soon as it is allowed. @returns the waits after each attempt */
function makeAttempts(attempts: number, backoff: Backoff = usualBackoff): number[] {
  let state: AttemptCounter | undefined
  let now = at(0)
  return Array.from({ length: attempts }, () => {
    state = getNextCounter(state, backoff, now)
    const wait = getWaitMs(state, backoff, now)
    now = new Date(now.getTime() + wait)
    return wait
  })
}

test('the first attempts are free, later attempts wait twice as long each time, up to a limit', () => {
  expect(makeAttempts(8)).toEqual([0, 0, 1000, 2000, 4000, 5000, 5000, 5000])
})

test('no wait exceeds the limit, even with a clock that is set back', () => {
  let state: AttemptCounter | undefined
  for (const ms of [0, 0]) state = getNextCounter(state, usualBackoff, at(ms))
  expect(getWaitMs(state, usualBackoff, at(-3_600_000))).toBe(0)
  for (const ms of [0, 1000]) state = getNextCounter(state, usualBackoff, at(ms))
  expect(getWaitMs(state, usualBackoff, at(-3_600_000))).toBe(5000)
})

test('attempts are forgotten 15 minutes after the first attempt, or 15 minutes after the end of the last wait', () => {
  const first = getNextCounter(undefined, usualBackoff, at(0))
  const second = getNextCounter(first, usualBackoff, at(60_000))
  expect(second.until).toBe(first.until)
  expect(getNextCounter(second, usualBackoff, at(15 * 60_000)).attemptCount).toBe(1)
  const third = getNextCounter(second, usualBackoff, at(120_000))
  expect(third.until).toBe(at(120_000 + 1000 + 15 * 60_000).toISOString())
})

test('a person with the password who guesses codes continuously gets at most about a hundred attempts a day', () => {
  const dayMs = 24 * 60 * 60_000
  const waits = makeAttempts(400, codeBackoff)
  let elapsedMs = 0
  const inTwoDays = waits.filter((wait) => {
    elapsedMs += wait
    return elapsedMs < 2 * dayMs
  })
  expect(inTwoDays.length).toBeLessThan(210)
})
