/** A font that the product hosts itself: variable, under the SIL Open Font License, Latin characters only. */
export interface ShippedFont {
  /** The CSS font family, which is also the name on screen. */
  family: string
  /** The name of the npm package in the scope `@fontsource-variable`; also the name of the font's file. */
  source: string
  /** The range of supported weights, as in `font-weight`. */
  weights: string
  /**
   * A common system font, scaled to the metrics of this font, so that the layout does not shift when the font loads.
   */
  fallback: {
    local: readonly string[]
    generic: 'sans-serif' | 'serif'
    size: number
    ascent: number
    descent: number
  }
}

const arial = ['Arial', 'Liberation Sans', 'Arimo']
const times = ['Times New Roman', 'Liberation Serif', 'Tinos']

/** Five fonts of different character. Clients' configuration files refer to the keys, so keys must not change. */
export const shippedFonts = {
  'source-sans': {
    family: 'Source Sans 3',
    source: 'source-sans-3',
    weights: '200 900',
    fallback: { local: arial, generic: 'sans-serif', size: 93.3, ascent: 109.8, descent: 42.9 },
  },
  nunito: {
    family: 'Nunito',
    source: 'nunito',
    weights: '200 1000',
    fallback: { local: arial, generic: 'sans-serif', size: 101.7, ascent: 99.4, descent: 34.7 },
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    source: 'space-grotesk',
    weights: '300 700',
    fallback: { local: arial, generic: 'sans-serif', size: 108.5, ascent: 90.7, descent: 26.9 },
  },
  'source-serif': {
    family: 'Source Serif 4',
    source: 'source-serif-4',
    weights: '200 900',
    fallback: { local: times, generic: 'serif', size: 117.4, ascent: 88.2, descent: 28.5 },
  },
  fraunces: {
    family: 'Fraunces',
    source: 'fraunces',
    weights: '100 900',
    fallback: { local: times, generic: 'serif', size: 115.8, ascent: 84.4, descent: 22 },
  },
} as const satisfies Record<string, ShippedFont>

export type FontName = keyof typeof shippedFonts

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

export const fontNames = Object.keys(shippedFonts) as FontName[]

/** Returns the value of a font token: the font, its metric-compatible fallback, and generic fonts. */
export function getFontStack(name: FontName): string {
  const { family, fallback } = shippedFonts[name]
  return `"${family}","${family} fallback",system-ui,${fallback.generic}`
}

/**
 * Returns the `@font-face` rules of these fonts, without duplicates. The browser loads a file only if the page uses
 * it.
 */
export function createFontFaces(names: readonly (FontName | undefined)[]): string {
  const usedFonts = [...new Set(names)].flatMap((name): ShippedFont[] => (name ? [shippedFonts[name]] : []))
  return usedFonts.map(toFontFace).join('\n')
}

function toFontFace({ family, source, weights, fallback }: ShippedFont): string {
  const { local: localNames, size, ascent, descent } = fallback
  const localSources = localNames.map((name) => `local("${name}")`).join(',')
  return [
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("/fonts/${source}.woff2") format("woff2");unicode-range:${latin}}`,
    `@font-face{font-family:"${family} fallback";src:${localSources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ].join('\n')
}
