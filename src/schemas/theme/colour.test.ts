import { expect, test } from 'vitest'
import {
  black,
  type Colour,
  darkenToContrast,
  getContrast,
  mixColours,
  parseColour,
  toHex,
  white,
} from './colour'

test.each<[string, Colour | null]>([
  ['#0b5c63', [11, 92, 99]],
  ['#FFF', [255, 255, 255]],
  ['#a1c', [170, 17, 204]],
  ['#abcd', null],
  ['#0b5c6', null],
  ['#0b5c633', null],
  [' #0b5c63', null],
  ['x#abc', null],
  ['#xyz', null],
  ['0b5c63', null],
  ['', null],
])('%j is the colour %j', (text, colour) => expect(parseColour(text)).toEqual(colour))

test('a colour is formatted with two digits per part', () => {
  expect(toHex([0, 11, 255])).toBe('#000bff')
})

test('a mixed colour has whole numbers', () => {
  expect(mixColours([10, 20, 30], white, 0)).toEqual([10, 20, 30])
  expect(mixColours([10, 20, 30], [20, 40, 61], 0.5)).toEqual([15, 30, 46])
  expect(mixColours([10, 20, 30], white, 1)).toEqual([255, 255, 255])
})

test.each<[string, string, number]>([
  ['#ffffff', '#000000', 21],
  ['#000000', '#ffffff', 21],
  ['#777777', '#777777', 1],
  ['#ff0000', '#ffffff', 3.998],
  ['#00ff00', '#ffffff', 1.372],
  ['#0000ff', '#ffffff', 8.592],
  ['#767676', '#ffffff', 4.542],
  ['#0a0a0a', '#000000', 1.061],
  ['#0b0b0b', '#000000', 1.067],
])('%s on %s has a contrast of %d, as WCAG 2 counts', (text, background, ratio) => {
  expect(getContrast(parseColour(text) ?? black, parseColour(background) ?? black)).toBeCloseTo(ratio, 3)
})

test('a colour is darkened only as much as needed', () => {
  const grey: Colour = [119, 119, 119]
  expect(darkenToContrast(grey, white, getContrast(grey, white))).toEqual(grey)
  expect(darkenToContrast(grey, white, 4.5)).toEqual(mixColours(grey, black, 0.02))
  expect(darkenToContrast(grey, white, 7)).toEqual([88, 88, 88])
  expect(darkenToContrast(grey, black, 7)).toEqual(black)
})
