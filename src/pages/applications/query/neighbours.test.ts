import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours'

it('[AP-06] knows what stands before and after an application, to the ends of the page', () => {
  expect(neighboursOf([7, 5, 9], 5)).toEqual({ previous: 7, next: 9, place: 2, of: 3 })
  expect(neighboursOf([7, 5, 9], 7)).toEqual({ previous: null, next: 5, place: 1, of: 3 })
  expect(neighboursOf([7, 5, 9], 9)).toEqual({ previous: 5, next: null, place: 3, of: 3 })
  expect(neighboursOf([7, 5, 9], 4)).toEqual({ previous: null, next: 7, place: null, of: 3 })
  expect(neighboursOf([7], null)).toEqual({ previous: null, next: 7, place: null, of: 1 })
  expect(neighboursOf([], 4)).toEqual({ previous: null, next: null, place: null, of: 0 })
})
