import type { ClientTheme } from './clientTheme'
import { createClientThemeTokens, designTokens } from './clientThemeTokens'
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
import { buildDarkTokens } from './darkTokens'
import { createFontFaces } from './shippedFonts'

/**
 * Target contrast of text against its background. WCAG 2.2 AA requires 4.5; the margin allows for tinted backgrounds.
 */
const textContrast = 4.8
const fallbackAccent: Colour = [31, 95, 139]

/**
 * Computes the design tokens that derive from a client's theme colour. For any colour, text on the accent, the accent
 * used as text, and white on the title bar have a contrast of at least 4.5 : 1. An invalid colour falls back to the
 * product's accent colour.
 */
export function buildThemeTokens(themeColor: string): Record<string, string> {
  const accent = parseColour(themeColor) ?? fallbackAccent
  const strongColour = mixColours(accent, black, 0.18)
  const softColour = mixColours(accent, white, 0.9)
  const colours: Record<string, Colour> = {
    '--fy-accent': accent,
    '--fy-accent-strong': strongColour,
    '--fy-accent-soft': softColour,
    '--fy-on-accent': getContrast(white, accent) >= 4.5 ? white : black,
    '--fy-on-accent-strong': getContrast(white, strongColour) >= 4.5 ? white : black,
    '--fy-accent-text': darkenToContrast(accent, softColour, textContrast),
    '--fy-accent-deep': darkenToContrast(accent, white, 7),
  }
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, toHex(colour)]))
}

/** Returns all tokens of a site in light mode. Later sources win: product, theme colour, client stylesheet, theme. */
export function getSiteTokens(
  themeColor: string,
  theme: ClientTheme | undefined,
  clientTokens: Readonly<Record<string, string>> = {},
): Record<string, string | null> {
  const base = { ...designTokens, ...buildThemeTokens(themeColor), ...clientTokens }
  return theme ? { ...base, ...createClientThemeTokens(theme, base) } : base
}

/** A client's custom stylesheet: its URL and its content. */
export interface ClientStyles {
  href: string
  css: string
}

/**
 * Builds `/theme.css` of one client: the computed tokens, an import of the client's stylesheet in the `client` layer,
 * the tokens and fonts of the theme, and the tokens for dark mode. The theme overrides the tokens of the stylesheet. If
 * the stylesheet has its own dark rules, these take precedence. The site stays light if the stylesheet sets colours
 * other than tokens (and has no dark rules), or if the theme says 'never'. Print is always light.
 */
export function createThemeStylesheet(
  themeColor: string,
  clientStyles: ClientStyles | null,
  theme?: ClientTheme,
): string {
  const computedTokens = buildThemeTokens(themeColor)
  const styleReading = readClientStyles(clientStyles?.css ?? '')
  const base = { ...designTokens, ...computedTokens, ...styleReading.tokens }
  const tokens = theme ? createClientThemeTokens(theme, base) : {}
  const lightTokens = { ...base, ...tokens }
  const isLightOnly =
    theme?.dark === 'never' || (styleReading.setsOtherColours && !styleReading.hasDarkStyles)
  const darkTokens = isLightOnly ? null : buildDarkTokens(lightTokens)
  const layer = styleReading.hasDarkStyles ? 'tokens' : 'dark'
  const hasThemeTokens = Object.keys(tokens).length > 0
  return [
    `@layer reset, tokens, base, widgets, blocks, client, ${hasThemeTokens ? 'look, ' : ''}dark;`,
    clientStyles ? `@import url("${clientStyles.href}") layer(client);` : '',
    ...(theme?.headingFont || theme?.bodyFont ? [createFontFaces([theme.bodyFont, theme.headingFont])] : []),
    `@layer tokens{:root{color-scheme:light;${formatDeclarations(computedTokens)}}}`,
    ...(hasThemeTokens ? [buildThemeLayer(tokens, styleReading.hasDarkStyles)] : []),
    darkTokens
      ? `@layer ${layer}{@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${formatDeclarations({ ...darkTokens, ...pickLogoBackground(styleReading.tokens) })}}}}`
      : '',
    '',
  ].join('\n')
}

/** Builds the theme layer. If the client's stylesheet has dark rules, the theme does not apply in dark mode. */
function buildThemeLayer(tokens: Record<string, string>, hasDarkStyles: boolean): string {
  const rule = `:root{${formatDeclarations(tokens)}}`
  return `@layer look{${hasDarkStyles ? `@media print,not (prefers-color-scheme:dark){${rule}}` : rule}}`
}

/** Keeps the logo background that the client's stylesheet sets, because the client chose it to suit the logo. */
function pickLogoBackground(tokens: Record<string, string>): Record<string, string> {
  const background = tokens['--fy-logo-ground']
  return background === undefined ? {} : { '--fy-logo-ground': background }
}

const formatDeclarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The information about colours that can be read from a client's stylesheet without a browser. */
interface StyleReading {
  /** The design tokens that it sets, as written. */
  tokens: Record<string, string>
  /** True if the stylesheet has its own rules for dark mode. */
  hasDarkStyles: boolean
  /** True if it sets colours other than tokens, which cannot be converted to dark mode automatically. */
  setsOtherColours: boolean
}

const paintPropertyPattern = /^(?:color|fill|stroke|background|border|outline|box-shadow|text-shadow)/
const colourPattern =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|gr[ae]y|red|green|blue|navy|teal|purple|maroon|orange|yellow|silver)\b/i

/** Analyses a client's styles.min.css. */
export function readClientStyles(css: string): StyleReading {
  const source = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const declarations = [...source.matchAll(/(?<![\w-])([a-z-][\w-]*)\s*:\s*([^;{}]+)/gi)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  )
  return {
    tokens: Object.fromEntries(declarations.filter(([name]) => name.startsWith('--fy-'))),
    hasDarkStyles: source.includes('prefers-color-scheme'),
    setsOtherColours: declarations.some(
      ([name, value]) => paintPropertyPattern.test(name) && colourPattern.test(value),
    ),
  }
}
