import { expect, test } from 'vitest'
import { sortIncrementally } from './vacancyOrders'

interface Row {
  key: number
  index: number
}

/** Returns shuffled rows, three of which share each key. */
const createShuffledRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ key: Math.floor(((index * 7919) % count) / 3), index }))
const byKey = (a: Row, b: Row) => a.key - b.key

function run(rows: readonly Row[]): { steps: number; sorted: Row[] } {
  const sorting = sortIncrementally(rows, byKey)
  for (let steps = 0; ; steps++) {
    const step = sorting.next()
    if (step.done) return { steps, sorted: step.value }
  }
}

test.each([0, 1, 2, 127, 128, 129, 255, 256, 257, 384, 385, 1000, 1536, 5003])(
  'sorts %d rows as one sort does, and keeps the order of equal keys',
  (count) => {
    const rows = createShuffledRows(count)
    const before = [...rows]
    expect(run(rows).sorted).toEqual([...rows].sort(byKey))
    expect(rows).toEqual(before)
  },
)

test.each([
  [0, 0],
  [128, 1],
  [129, 2],
  [1024, 9],
])('%d rows take %d pauses, one after every 128 sorted and every 512 merged rows', (count, pauses) => {
  expect(run(createShuffledRows(count)).steps).toBe(pauses)
})
