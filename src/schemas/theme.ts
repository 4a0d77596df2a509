import { black, type Colour, contrast, darkenUntil, mix, parseColour, toHex, white } from './colour'

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

/** `/theme.css` of one client: its computed tokens, then its own stylesheet in the last layer. */
export function themeStylesheet(themeColor: string, clientStyles: string | null): string {
  const tokens = Object.entries(themeTokens(themeColor)).map(([name, value]) => `${name}:${value}`)
  const own = clientStyles ? `@import url("${clientStyles}") layer(client);\n` : ''
  return `@layer reset, tokens, base, widgets, blocks, client;\n${own}@layer tokens{:root{${tokens.join(';')}}}\n`
}
