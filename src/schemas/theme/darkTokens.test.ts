import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designTokens } from './clientThemeTokens'
import { type Colour, getContrast, parseColour, toHex, white } from './colour'
import { buildDarkTokens } from './darkTokens'
import { buildThemeTokens, createThemeStylesheet, readClientStyles } from './themeStylesheet'

const part = fc.integer({ min: 0, max: 255 })
const tones = ['danger', 'warning', 'success', 'info']
const backgrounds = ['surface', 'ground']

/** Pairs of colours with the required contrast: 4.5 for text, 3 for controls and their states. */
const pairs: [string, string, number][] = [
  ...backgrounds.flatMap((background): [string, string, number][] => [
    ['ink', background, 7],
    ['ink-soft', background, 4.5],
    ['accent-text', background, 4.5],
    ['line-strong', background, 3],
    ['accent', background, 3],
    ['focus', background, 3],
    ...tones.map((tone): [string, string, number] => [tone, background, 4.5]),
  ]),
  ...[...tones, 'accent'].flatMap((tone): [string, string, number][] => [
    [tone === 'accent' ? 'accent-text' : tone, `${tone}-soft`, 4.5],
    ['ink-soft', `${tone}-soft`, 4.5],
    ['ink', `${tone}-soft`, 4.5],
    ['line-strong', `${tone}-soft`, 3],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent-strong', 'accent-strong', 4.5],
]

function listLowContrasts(dark: Record<string, string>): string[] {
  const tokens: Record<string, string | null> = { ...designTokens, ...dark }
  const getColour = (name: string) => parseColour(tokens[`--fy-${name}`] ?? '') as Colour
  return pairs.flatMap(([text, background, minimum]) => {
    const ratio = getContrast(getColour(text), getColour(background))
    return ratio < minimum ? [`${text} on ${background}: ${ratio.toFixed(2)}`] : []
  })
}

const getLight = (themeColor: string, clientTokens: Record<string, string> = {}) => ({
  ...designTokens,
  ...buildThemeTokens(themeColor),
  ...clientTokens,
})

test('[LY-10] dark tokens keep the contrast of texts with any theme colour', () => {
  fc.assert(
    fc.property(fc.tuple(part, part, part), (colour) => {
      expect(listLowContrasts(buildDarkTokens(getLight(toHex(colour))) ?? {})).toEqual([])
    }),
  )
})

test('[LY-10] a grey accent becomes so light that its buttons do not look disabled; a coloured accent is lightened only as needed', () => {
  const getAccent = (themeColor: string) => buildDarkTokens(getLight(themeColor))?.['--fy-accent'] ?? ''
  const getContrastWithSurface = (themeColor: string) => {
    const surface = buildDarkTokens(getLight(themeColor))?.['--fy-surface'] ?? ''
    return getContrast(parseColour(getAccent(themeColor)) as Colour, parseColour(surface) as Colour)
  }
  for (const grey of ['#6b7280', '#2f3b52', '#888888', '#0a0f1c', '#000000'])
    expect([grey, getContrastWithSurface(grey) > 8.9]).toEqual([grey, true])
  for (const colour of ['#0b5c63', '#1f5f8b', '#7a4a12'])
    expect([colour, getContrastWithSurface(colour) < 3.5]).toEqual([colour, true])
  expect(getAccent('#f3e9a8')).toBe('#f3e9a8')
})

test('[LY-10] dark tokens keep the contrast with any dark text colour of a client', () => {
  const darkPart = fc.integer({ min: 0, max: 96 })
  fc.assert(
    fc.property(fc.tuple(darkPart, darkPart, darkPart), fc.tuple(part, part, part), (ink, accent) => {
      const dark = buildDarkTokens(getLight(toHex(accent), { '--fy-ink': toHex(ink) }))
      expect(listLowContrasts(dark ?? {})).toEqual([])
    }),
  )
})

const clients = readdirSync('public/clients', { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(clients.map(({ name }) => name))('%s in dark mode', (code) => {
  const folder = `public/clients/${code}`
  const { themeColor } = JSON.parse(readFileSync(`${folder}/config.json`, 'utf8'))
  const file = `${folder}/styles.min.css`
  const css = existsSync(file) ? readFileSync(file, 'utf8') : ''

  test('[LY-10] has a dark stylesheet with readable colours', () => {
    const dark = buildDarkTokens(getLight(themeColor, readClientStyles(css).tokens))
    expect(dark).not.toBeNull()
    expect(listLowContrasts(dark ?? {})).toEqual([])
    expect(getContrast(parseColour(dark?.['--fy-ground'] ?? '') as Colour, white)).toBeGreaterThan(14)
    expect(createThemeStylesheet(themeColor, { href: '/own.css', css })).toContain('color-scheme:dark')
  })
})

describe('a client’s stylesheet in dark mode', () => {
  const sheet = (css: string) => createThemeStylesheet('#0b5c63', { href: '/own.css', css })

  test('[LY-11] overrides the generated dark colours', () => {
    const css = sheet('@media (prefers-color-scheme: dark){:root{--fy-ground:#000}}')
    expect(css).toMatch(/@layer tokens\{@media screen and \(prefers-color-scheme:dark\)/)
    expect(css).not.toContain('@layer dark{')
  })

  test('[LY-11] keeps the site light if it colours components directly instead of by tokens', () => {
    expect(sheet('.fy-header{background:#fff}')).not.toContain('prefers-color-scheme')
    expect(sheet('.fy-header{background:var(--fy-surface);border-radius:4px}')).toContain('color-scheme:dark')
  })

  test('[LY-11] gets no dark tokens if it is dark already', () => {
    expect(
      buildDarkTokens(getLight('#0b5c63', { '--fy-ink': '#eeeeee', '--fy-surface': '#101418' })),
    ).toBeNull()
  })

  test('[LY-01] sets the background of the logo', () => {
    expect(sheet('')).toContain('--fy-logo-ground:#ffffff')
    expect(sheet(':root{--fy-logo-ground:transparent}')).toContain('--fy-logo-ground:transparent')
  })
})
