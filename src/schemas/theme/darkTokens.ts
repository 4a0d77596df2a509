import { designTokens } from './clientThemeTokens'
import { black, type Colour, getContrast, mixColours, parseColour, toHex, white } from './colour'
import { toOklch } from './oklch'

/** Target contrast of text against every background it may have; WCAG 2.2 AA requires 4.5. */
const textContrast = 4.8
/** Target contrast of graphics that indicate a control or its state; WCAG 2.2 AA requires 3. */
const graphicsContrast = 3.2
/**
 * Target contrast of a grey accent against the background. In dark mode a button of medium grey looks disabled,
 * regardless of its contrast; a button of light grey does not.
 */
const greyAccentContrast = 9
/** The OKLCH chroma up to which an accent counts as grey, and the chroma from which it counts as coloured. */
const chromaRange = { grey: 0.045, colour: 0.06 }

/** Status colours. Each has a soft variant that serves as its background. */
const tones = ['danger', 'warning', 'success', 'info'] as const

/**
 * Derives the dark-mode tokens from the light ones: backgrounds in the hue of the text colour, and an accent that is
 * lightened as far as contrast requires. Returns null if the light colours are already dark or cannot be parsed.
 */
export function buildDarkTokens(
  light: Readonly<Record<string, string | null>>,
): Record<string, string> | null {
  const getColour = (name: string) => parseColour(light[`--fy-${name}`] ?? '')
  const [ink, paper, accent] = [getColour('ink'), getColour('surface'), getColour('accent')]
  if (!ink || !paper || !accent || getContrast(ink, white) < getContrast(paper, white)) return null
  const background = darkenForWhiteText(ink, 17.4)
  const surface = mixColours(background, white, 0.06)
  const text = mixColours(white, ink, 0.08)
  const colours: Record<string, Colour> = {
    ground: background,
    surface,
    ink: text,
    line: mixColours(surface, white, 0.2),
    ...getAccentTokens(surface, background, accent),
    'logo-ground': paper,
  }
  for (const tone of tones) {
    const colour = getColour(tone) ?? parseColour(designTokens[`--fy-${tone}`] ?? '') ?? accent
    const softColour = mixColours(surface, colour, 0.22)
    colours[`${tone}-soft`] = softColour
    colours[tone] = lightenToContrast(colour, [softColour, surface, background], textContrast)
  }
  const softColours = Object.entries(colours).flatMap(([name, colour]) =>
    name.endsWith('-soft') ? [colour] : [],
  )
  colours['line-strong'] = lightenToContrast(
    mixColours(surface, white, 0.3),
    [surface, background, ...softColours],
    graphicsContrast,
  )
  colours['ink-soft'] = lightenToContrast(
    mixColours(text, surface, 0.3),
    [surface, background, ...softColours],
    textContrast,
  )
  const colourEntries = Object.entries(colours).map(([name, colour]) => [`--fy-${name}`, toHex(colour)])
  return { ...Object.fromEntries(colourEntries), ...shadows }
}

/** Dark backgrounds need darker shadows. */
const shadows = {
  '--fy-shadow-1': '0 1px 2px rgb(0 0 0 / 30%)',
  '--fy-shadow-2': '0 2px 6px rgb(0 0 0 / 40%), 0 14px 36px rgb(0 0 0 / 55%)',
}

/** Returns the accent tokens. The deep accent, which has white text on it, is dark enough already. */
function getAccentTokens(surface: Colour, background: Colour, lightAccent: Colour): Record<string, Colour> {
  const accent = lightenToContrast(lightAccent, [surface, background], getAccentContrast(lightAccent))
  const strongColour = mixColours(accent, white, 0.16)
  const softColour = mixColours(surface, accent, 0.2)
  return {
    accent,
    'accent-strong': strongColour,
    'accent-soft': softColour,
    'on-accent': getReadableColour(accent),
    'on-accent-strong': getReadableColour(strongColour),
    'accent-text': lightenToContrast(accent, [softColour, surface, background], textContrast),
  }
}

/** Returns the target contrast of an accent: the less colourful it is, the lighter it must be. */
function getAccentContrast(accent: Colour): number {
  const { grey, colour } = chromaRange
  const colourfulness = Math.min(1, Math.max(0, (toOklch(accent).chroma - grey) / (colour - grey)))
  return greyAccentContrast + (graphicsContrast - greyAccentContrast) * colourfulness
}

const getReadableColour = (colour: Colour) => (getContrast(white, colour) >= 4.5 ? white : black)

/** Mixes in black until the contrast against white reaches the ratio. */
function darkenForWhiteText(colour: Colour, ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mixColours(colour, black, share)
    if (getContrast(darker, white) >= ratio) return darker
  }
  return black
}

/** Mixes in white until the contrast against every background reaches the ratio. */
function lightenToContrast(colour: Colour, backgrounds: readonly Colour[], ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mixColours(colour, white, share)
    if (backgrounds.every((background) => getContrast(lighter, background) >= ratio)) return lighter
  }
  return white
}
