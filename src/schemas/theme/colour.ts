/** A colour as [red, green, blue], each 0–255. Contrast is computed as WCAG 2 defines it. */
export type Colour = readonly [number, number, number]

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]

/** Parses '#rgb' or '#rrggbb'; returns null for anything else. */
export function parseColour(text: string): Colour | null {
  const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const hex = shortHex
    ? `#${shortHex[1]}${shortHex[1]}${shortHex[2]}${shortHex[2]}${shortHex[3]}${shortHex[3]}`
    : text
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  return match
    ? [
        Number.parseInt(match[1] ?? '', 16),
        Number.parseInt(match[2] ?? '', 16),
        Number.parseInt(match[3] ?? '', 16),
      ]
    : null
}

export function toHex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Mixes two colours; `share` is the part of the other colour, 0 to 1. Rounds to whole numbers, so that contrast is
 * computed from the displayed colour.
 */
export function mixColours(colour: Colour, other: Colour, share: number): Colour {
  const mixPart = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share)
  return [mixPart(0), mixPart(1), mixPart(2)]
}

/** Returns the contrast ratio, 1 to 21. */
export function getContrast(colour: Colour, other: Colour): number {
  const [lighterLuminance, darkerLuminance] = [getLuminance(colour), getLuminance(other)].sort(
    (a, b) => b - a,
  ) as [number, number]
  return (lighterLuminance + 0.05) / (darkerLuminance + 0.05)
}

/** Darkens a colour until its contrast against the background reaches the ratio; black if no colour reaches it. */
export function darkenToContrast(colour: Colour, background: Colour, ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mixColours(colour, black, share)
    if (getContrast(darker, background) >= ratio) return darker
  }
  return black
}

function getLuminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
