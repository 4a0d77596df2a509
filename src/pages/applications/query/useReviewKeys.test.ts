import { expect, it } from 'vitest'
import { getNeighbours } from './useReviewKeys'

it('[AP-06] finds the previous and next application within the page', () => {
  expect(getNeighbours([7, 5, 9], 5)).toEqual({ previous: 7, next: 9, place: 2, total: 3 })
  expect(getNeighbours([7, 5, 9], 7)).toEqual({ previous: null, next: 5, place: 1, total: 3 })
  expect(getNeighbours([7, 5, 9], 9)).toEqual({ previous: 5, next: null, place: 3, total: 3 })
  expect(getNeighbours([7, 5, 9], 4)).toEqual({ previous: null, next: 7, place: null, total: 3 })
  expect(getNeighbours([7], null)).toEqual({ previous: null, next: 7, place: null, total: 1 })
  expect(getNeighbours([], 4)).toEqual({ previous: null, next: null, place: null, total: 0 })
})
