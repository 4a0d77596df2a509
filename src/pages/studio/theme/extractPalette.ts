import { type Colour, getContrast, white } from '../../../schemas/theme/colour'
import { toOklch } from '../../../schemas/theme/oklch'

/** Canvas pixels: red, green, blue and alpha, each 0–255. */
type Pixels = Uint8ClampedArray | readonly number[]

interface Swatch {
  colour: Colour
  count: number
}

/** Colours closer than this distance count as alike. */
const maximumDistance = 0.09

/** Returns the most characteristic colours of a picture, most frequent and most saturated first. */
export function extractPalette(pixels: Pixels, maximum = 5): Colour[] {
  const mergedSwatches: Swatch[] = []
  for (const swatch of groupColours(pixels)) {
    const same = mergedSwatches.find(({ colour }) => getDifference(colour, swatch.colour) < maximumDistance)
    if (same) same.count += swatch.count
    else mergedSwatches.push({ ...swatch })
  }
  const telling = ({ colour, count }: Swatch) => Math.sqrt(count) * (0.03 + toOklch(colour).chroma)
  // White and near-white count as background.
  return mergedSwatches
    .filter(({ colour }) => getContrast(colour, white) > 1.25)
    .sort((a, b) => telling(b) - telling(a))
    .slice(0, maximum)
    .map(({ colour }) => colour)
}

/**
 * Returns the contrast of a picture with a background, 1 to 21: the median over its visible pixels. Null if none is
 * visible.
 */
export function getBackgroundContrast(pixels: Pixels, ground: Colour): number | null {
  const ratios = groupColours(pixels).flatMap(({ colour, count }) => {
    const ratio = getContrast(colour, ground)
    // Pixels in the background's own colour count as background.
    return ratio < 1.1 ? [] : [{ ratio, count }]
  })
  const half = ratios.reduce((sum, { count }) => sum + count, 0) / 2
  let seen = 0
  for (const { ratio, count } of ratios.sort((a, b) => b.ratio - a.ratio)) {
    seen += count
    if (seen >= half) return ratio
  }
  return null
}

/**
 * Groups visible pixels into boxes of sixteen steps per channel and returns the mean colour of each box, most
 * frequent first.
 */
function groupColours(pixels: Pixels): Swatch[] {
  const boxes = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[offset],
      pixels[offset + 1],
      pixels[offset + 2],
      pixels[offset + 3],
    ]
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const box = boxes.get(key) ?? { sum: [0, 0, 0], count: 0 }
    box.sum[0] += red
    box.sum[1] += green
    box.sum[2] += blue
    box.count += 1
    boxes.set(key, box)
  }
  return [...boxes.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ sum, count }) => {
      const [red, green, blue] = sum
      return { count, colour: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] }
    })
}

function getDifference(colour: Colour, other: Colour): number {
  const [a, b] = [toOklch(colour), toOklch(other)]
  const across = Math.hypot(
    a.chroma * Math.cos(a.hue) - b.chroma * Math.cos(b.hue),
    a.chroma * Math.sin(a.hue) - b.chroma * Math.sin(b.hue),
  )
  return Math.hypot(a.lightness - b.lightness, across)
}
