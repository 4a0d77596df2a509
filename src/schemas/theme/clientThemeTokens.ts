import type { ClientTheme, ColourRole } from './clientTheme'
import { black, type Colour, getContrast, mixColours, parseColour, toHex } from './colour'
import { getFontStack } from './shippedFonts'

/** Target contrast of text against every background it may have; WCAG 2.2 AA requires 4.5. */
const textContrast = 4.8
/** Target contrast of graphics that indicate a control; WCAG 2.2 AA requires 3. */
const graphicsContrast = 3.2

/** The token of each colour role. */
export const roleTokens: Readonly<Record<ColourRole, `--fy-${string}`>> = {
  ground: '--fy-ground',
  surface: '--fy-surface',
  ink: '--fy-ink',
  inkSoft: '--fy-ink-soft',
  line: '--fy-line',
  titleBar: '--fy-accent-deep',
}

/**
 * Returns the tokens that a theme sets; properties that the theme leaves out yield no tokens.
 * @param base the tokens of the site without the theme, which computed colours must have enough contrast with
 */
export function createClientThemeTokens(
  theme: ClientTheme,
  base: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const { headingFont, bodyFont } = theme
  return {
    ...createColourTokens(theme.colours ?? {}, base),
    ...(bodyFont ? { '--fy-font-body': getFontStack(bodyFont) } : {}),
    ...(headingFont ? { '--fy-font-heading': getFontStack(headingFont) } : {}),
    ...scales[theme.scale ?? 'normal'],
    ...corners[theme.corner ?? 'soft'],
    ...densities[theme.density ?? 'normal'],
  }
}

type Tokens = Readonly<Record<string, string>>

const scales: Readonly<Record<NonNullable<ClientTheme['scale']>, Tokens>> = {
  calm: {
    '--fy-text-xl': '1.25rem',
    '--fy-text-2xl': 'clamp(1.375rem, 1.3rem + 0.4vw, 1.625rem)',
    '--fy-text-3xl': 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)',
  },
  normal: {},
  strong: {
    '--fy-text-xl': '1.5rem',
    '--fy-text-2xl': 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    '--fy-text-3xl': 'clamp(2rem, 1.35rem + 3vw, 3.5rem)',
  },
}

const corners: Readonly<Record<NonNullable<ClientTheme['corner']>, Tokens>> = {
  square: { '--fy-radius-s': '0', '--fy-radius-m': '0', '--fy-radius-l': '0' },
  soft: {},
  round: { '--fy-radius-s': '0.75rem', '--fy-radius-m': '1.125rem', '--fy-radius-l': '1.75rem' },
}

/** Controls are at least 40 pixels high in every density, for touch input. */
const densities: Readonly<Record<NonNullable<ClientTheme['density']>, Tokens>> = {
  compact: {
    '--fy-control-height': '2.5rem',
    '--fy-card-inset': 'clamp(0.875rem, 3vw, 1.125rem)',
    '--fy-space-5': '1.25rem',
    '--fy-space-6': '1.625rem',
    '--fy-space-7': '2.5rem',
  },
  normal: {},
  airy: {
    '--fy-control-height': '3rem',
    '--fy-card-inset': 'clamp(1.25rem, 5vw, 2.25rem)',
    '--fy-space-5': '1.75rem',
    '--fy-space-6': '2.5rem',
    '--fy-space-7': '4rem',
  },
}

/** Returns the chosen colours, and colours computed from them that have enough contrast with them. */
function createColourTokens(
  colours: NonNullable<ClientTheme['colours']>,
  base: Readonly<Record<string, string | null>>,
): Tokens {
  const accent = parseColour(base['--fy-accent'] ?? '')
  const chosenTokens = Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [roleTokens[role as ColourRole], expandHex(colour)]),
  )
  if (!accent || !(colours.ground || colours.surface || colours.ink)) return chosenTokens
  const getColour = (role: 'ground' | 'surface' | 'ink') =>
    parseColour(colours[role] ?? base[roleTokens[role]] ?? '') ??
    parseColour(designTokens[roleTokens[role]] ?? '') ??
    black
  const [background, surface, ink] = [getColour('ground'), getColour('surface'), getColour('ink')]
  const softColour = mixColours(accent, surface, 0.9)
  const backgrounds = [surface, background]
  const computedColours: Record<string, Colour> = {
    '--fy-ink-soft': darkenToContrastWithEach(
      mixColours(ink, surface, 0.3),
      [...backgrounds, softColour],
      textContrast,
    ),
    '--fy-line': mixColours(surface, ink, 0.12),
    '--fy-line-strong': darkenToContrastWithEach(
      mixColours(surface, ink, 0.45),
      backgrounds,
      graphicsContrast,
    ),
    '--fy-accent-soft': softColour,
    '--fy-accent-text': darkenToContrastWithEach(accent, [...backgrounds, softColour], textContrast),
  }
  const colourEntries = Object.entries(computedColours).map(([name, colour]) => [name, toHex(colour)])
  return { ...Object.fromEntries(colourEntries), ...chosenTokens }
}

/** Mixes in black until the contrast against every background reaches the ratio. */
function darkenToContrastWithEach(colour: Colour, backgrounds: readonly Colour[], ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mixColours(colour, black, share)
    if (backgrounds.every((background) => getContrast(darker, background) >= ratio)) return darker
  }
  return black
}

/** Expands '#abc' to '#aabbcc', which the dark-mode computation requires. */
function expandHex(colour: string): string {
  const parsedColour = parseColour(colour)
  return parsedColour ? toHex(parsedColour) : colour
}

/**
 * The custom properties that a client's styles.min.css may set, with the default value if it is a plain colour. A
 * test keeps them in sync with `src/app/styles/tokens.css` and `buildThemeTokens`.
 */
export const designTokens: Readonly<Record<`--fy-${string}`, string | null>> = {
  '--fy-accent': null,
  '--fy-accent-strong': null,
  '--fy-accent-soft': null,
  '--fy-on-accent': null,
  '--fy-on-accent-strong': null,
  '--fy-accent-text': null,
  '--fy-accent-deep': null,
  '--fy-ground': '#f5f6f6',
  '--fy-surface': '#ffffff',
  '--fy-surface-sunken': null,
  '--fy-ink': '#16212b',
  '--fy-ink-soft': '#4d5b68',
  '--fy-line': '#e1e5e8',
  '--fy-line-strong': '#83909c',
  '--fy-danger': '#b3201a',
  '--fy-danger-soft': '#fdebe9',
  '--fy-warning': '#8a4b00',
  '--fy-warning-soft': '#fdf0dc',
  '--fy-success': '#1c6b3a',
  '--fy-success-soft': '#e4f4ea',
  '--fy-info': '#1d5b9b',
  '--fy-info-soft': '#e7f0fa',
  '--fy-focus': '#f2b300',
  '--fy-logo-ground': null,
  '--fy-space-1': null,
  '--fy-space-2': null,
  '--fy-space-3': null,
  '--fy-space-4': null,
  '--fy-space-5': null,
  '--fy-space-6': null,
  '--fy-space-7': null,
  '--fy-space-8': null,
  '--fy-text-xs': null,
  '--fy-text-s': null,
  '--fy-text-m': null,
  '--fy-text-l': null,
  '--fy-text-xl': null,
  '--fy-text-2xl': null,
  '--fy-text-3xl': null,
  '--fy-font-body': null,
  '--fy-font-heading': null,
  '--fy-radius-s': null,
  '--fy-radius-m': null,
  '--fy-radius-l': null,
  '--fy-shadow-1': null,
  '--fy-shadow-2': null,
  '--fy-control-height': null,
  '--fy-card-inset': null,
  '--fy-page': null,
  '--fy-gutter': null,
}
