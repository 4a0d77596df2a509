import { readClientStyles } from './clientStyles'
import type { ClientTheme } from './clientTheme'
import { clientThemeTokens } from './clientThemeTokens'
import { black, type Colour, contrast, darkenUntil, mix, parseColour, toHex, white } from './colour'
import { darkTokens } from './darkTokens'
import { designTokens } from './designTokens'
import { fontFaces } from './shippedFonts'

/** What texts need against their ground (WCAG 2.2 AA is 4.5), with a little left for grounds that a client tints. */
const readable = 4.8
const fallback: Colour = [31, 95, 139]

/**
 * The tokens that follow from a client's theme colour. Whatever the colour, text on the accent, the accent as text and
 * white on the title bar keep a contrast of 4.5 : 1 or more; a colour that can't be read falls back to the product's.
 */
export function themeTokens(themeColor: string): Record<string, string> {
  const accent = parseColour(themeColor) ?? fallback
  const strong = mix(accent, black, 0.18)
  const soft = mix(accent, white, 0.9)
  const colours: Record<string, Colour> = {
    '--fy-accent': accent,
    '--fy-accent-strong': strong,
    '--fy-accent-soft': soft,
    '--fy-on-accent': contrast(white, accent) >= 4.5 ? white : black,
    '--fy-on-accent-strong': contrast(white, strong) >= 4.5 ? white : black,
    '--fy-accent-text': darkenUntil(accent, soft, readable),
    '--fy-accent-deep': darkenUntil(accent, white, 7),
  }
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, toHex(colour)]))
}

/** All tokens of a site's light: the product's, those of its accent, of its own stylesheet, and of its look, which wins. */
export function siteTokens(
  themeColor: string,
  look: ClientTheme | undefined,
  own: Readonly<Record<string, string>> = {},
): Record<string, string | null> {
  const base = { ...designTokens, ...themeTokens(themeColor), ...own }
  return look ? { ...base, ...clientThemeTokens(look, base) } : base
}

/** A client's own stylesheet: where the browser finds it, and what stands in it. */
export interface ClientStyles {
  href: string
  css: string
}

/**
 * `/theme.css` of one client: its computed tokens, its own stylesheet in the last layer of the light, and what its colours
 * become where the visitor prefers the dark. What a look names wins over the stylesheet's tokens. A client that speaks of the dark itself has the last word there too; one
 * whose stylesheet colours parts besides the tokens, or whose look says never, stays light. On paper everything is.
 */
export function themeStylesheet(themeColor: string, own: ClientStyles | null, look?: ClientTheme): string {
  const computed = themeTokens(themeColor)
  const reading = readClientStyles(own?.css ?? '')
  const base = { ...designTokens, ...computed, ...reading.tokens }
  const chosen = look ? clientThemeTokens(look, base) : {}
  const light = { ...base, ...chosen }
  const staysLight = look?.dark === 'never' || (reading.coloursParts && !reading.knowsDark)
  const dark = staysLight ? null : darkTokens(light)
  const layer = reading.knowsDark ? 'tokens' : 'dark'
  const isChosen = Object.keys(chosen).length > 0
  return [
    `@layer reset, tokens, base, widgets, blocks, client, ${isChosen ? 'look, ' : ''}dark;`,
    own ? `@import url("${own.href}") layer(client);` : '',
    ...(look?.headingFont || look?.bodyFont ? [fontFaces([look.bodyFont, look.headingFont])] : []),
    `@layer tokens{:root{color-scheme:light;${declarations(computed)}}}`,
    ...(isChosen ? [chosenLayer(chosen, reading.knowsDark)] : []),
    dark
      ? `@layer ${layer}{@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations({ ...dark, ...ownLogoGround(reading.tokens) })}}}}`
      : '',
    '',
  ].join('\n')
}

/** A client that speaks of the dark itself has the last word there. */
function chosenLayer(chosen: Record<string, string>, knowsDark: boolean): string {
  const rule = `:root{${declarations(chosen)}}`
  return `@layer look{${knowsDark ? `@media print,not (prefers-color-scheme:dark){${rule}}` : rule}}`
}

/** A client that says on what its logo stands knows that it can be read there. */
function ownLogoGround(tokens: Record<string, string>): Record<string, string> {
  const ground = tokens['--fy-logo-ground']
  return ground === undefined ? {} : { '--fy-logo-ground': ground }
}

const declarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
