import { expect, test } from 'vitest'
import { coalesce } from './coalesce'

test('calls once for concurrent callers, and again for a caller that comes after it has started', async () => {
  let looks = 0
  const look = coalesce(async (name) => {
    looks += 1
    return `${name} ${looks}`
  })
  expect(await Promise.all([look('a'), look('a'), look('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await look('a')).toBe('a 3')
})

test('reports a failure to all callers, and the next call tries again', async () => {
  let looks = 0
  const look = coalesce(async () => {
    looks += 1
    if (looks === 1) throw new Error('busy')
    return 'there'
  })
  const outcomes = await Promise.allSettled([look('a'), look('a')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await look('a')).toBe('there')
})
