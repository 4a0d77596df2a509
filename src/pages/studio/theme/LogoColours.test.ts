import { expect, test } from 'vitest'
import { extractPalette, getBackgroundContrast } from './LogoColours'

const pixels = (...parts: [count: number, colour: number[]][]) =>
  parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat())
const white = [255, 255, 255, 255]
const teal = [11, 92, 99, 255]

test('suggests colours of the logo, not of its background', () => {
  const logo = pixels(
    [900, white],
    [300, teal],
    [20, [17, 98, 105, 255]],
    [40, [240, 180, 20, 255]],
    [500, [255, 0, 0, 20]],
  )
  const [first, ...otherColours] = extractPalette(logo)
  expect([first, otherColours.length]).toEqual([[11, 92, 99], 1])
  expect(extractPalette(pixels([10, white]))).toEqual([])
})

test('the contrast is the median over the visible pixels', () => {
  expect(
    getBackgroundContrast(pixels([900, white], [60, teal], [20, [200, 200, 200, 255]]), [255, 255, 255]),
  ).toBeCloseTo(7.7, 0)
  expect(getBackgroundContrast(pixels([10, white]), [255, 255, 255])).toBeNull()
})
