import { expect, test } from 'vitest'
import { orderFields } from './orderFields'

const fields = [1, 2, 3, 4, 5].map((id) => ({ id }))

test.each([
  ['no ids', [], [1, 2, 3, 4, 5]],
  ['all ids', [5, 4, 3, 2, 1], [5, 4, 3, 2, 1]],
  ['the listed fields exchange their positions, the others keep theirs', [4, 2], [1, 4, 3, 2, 5]],
  ['ids in the present order', [2, 4], [1, 2, 3, 4, 5]],
  ['unknown ids are ignored', [9, 5, 8, 1], [5, 2, 3, 4, 1]],
  ['repeated ids are ignored', [5, 5, 1, 5], [5, 2, 3, 4, 1]],
])('[SE-02] orders fields: %s', (_, listedIds, order) => {
  expect(orderFields(fields, listedIds).map(({ id }) => id)).toEqual(order)
})

test('[SE-02] does not change the list that it is given, or its fields', () => {
  const ordered = orderFields(fields, [2, 1])
  expect(fields.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(ordered[0]).toBe(fields[1])
})
