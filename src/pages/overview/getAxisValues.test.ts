import { expect, test } from 'vitest'
import { getAxisValues } from './ApplicationsPart'

test.each([
  [1, [1, 0]],
  [3, [3, 2, 1, 0]],
  [7, [8, 6, 4, 2, 0]],
  [12, [15, 10, 5, 0]],
  [100, [100, 80, 60, 40, 20, 0]],
  [1234, [1500, 1000, 500, 0]],
])('labels the axis of at most %d applications a day with round numbers', (highest, values) => {
  expect(getAxisValues(highest)).toEqual(values)
})
