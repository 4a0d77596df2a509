import { expect, test } from 'vitest'
import { coalesce } from './coalesce'

test('loads each key once for all calls of one event loop turn, and again for a later call', async () => {
  let loadCount = 0
  const load = coalesce(async (name) => {
    loadCount += 1
    return `${name} ${loadCount}`
  })
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await load('a')).toBe('a 3')
})

test('reports a failure to all callers, and the next call tries again', async () => {
  let loadCount = 0
  const load = coalesce(async () => {
    loadCount += 1
    if (loadCount === 1) throw new Error('busy')
    return 'there'
  })
  const outcomes = await Promise.allSettled([load('a'), load('a')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load('a')).toBe('there')
})
