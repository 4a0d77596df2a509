import { type Colour, getContrast } from './colour'

/**
 * A colour in OKLCH: lightness 0–1, chroma, and hue in radians. Equal steps look equal, and lightness can change
 * without changing the hue.
 */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** The lightness step of the search. */
const step = 0.004

/**
 * Returns the colour of the same hue, closest in lightness, that has this contrast against every background; the
 * colour itself if it is sufficient. Null if no such colour exists.
 */
export function findReadableColour(
  colour: Colour,
  backgrounds: readonly Colour[],
  ratio = 4.5,
): Colour | null {
  const isReadable = (candidate: Colour) =>
    backgrounds.every((background) => getContrast(candidate, background) >= ratio)
  if (isReadable(colour)) return colour
  const { lightness, chroma, hue } = toOklch(colour)
  for (let distance = step; distance <= 1 + step; distance += step) {
    for (const sign of [-1, 1]) {
      const otherLightness = Math.min(1, Math.max(0, lightness + sign * distance))
      const candidate = fromOklch({ lightness: otherLightness, chroma, hue })
      if (isReadable(candidate)) return candidate
    }
  }
  return null
}

export function toOklch(colour: Colour): Oklch {
  const [red, green, blue] = colour.map((part) => toLinear(part / 255)) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Converts to RGB, reducing the chroma to what screens can show at this lightness. */
function fromOklch({ lightness, chroma, hue }: Oklch): Colour {
  for (let share = 1; share > 0; share -= 0.05) {
    const parts = toParts(lightness, chroma * share, hue)
    if (parts.every((part) => part > -0.0001 && part < 1.0001)) return toColour(parts)
  }
  return toColour(toParts(lightness, 0, hue))
}

function toParts(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function toColour(parts: number[]): Colour {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    Math.round(Math.min(1, Math.max(0, toGamma(part))) * 255),
  )
  return [red, green, blue]
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
