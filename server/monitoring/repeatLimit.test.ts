import { expect, test } from 'vitest'
import { RepeatLimit } from './repeatLimit'

test('a line is logged once per minute, and other lines are not affected', () => {
  const limit = new RepeatLimit()
  const written: string[] = []
  for (const kind of ['a', 'a', 'b', 'a', 'b']) limit.log(kind, () => written.push(kind))
  expect(written).toEqual(['a', 'b'])
})
