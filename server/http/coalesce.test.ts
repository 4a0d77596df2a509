import { expect, test } from 'vitest'
import { coalesce } from './coalesce'

test('looks once for all who ask together, and again for who asks after it has begun', async () => {
  let looks = 0
  const look = coalesce(async (name) => {
    looks += 1
    return `${name} ${looks}`
  })
  expect(await Promise.all([look('a'), look('a'), look('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await look('a')).toBe('a 3')
})

test('tells all of them of a failure, and the next one may have better luck', async () => {
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
