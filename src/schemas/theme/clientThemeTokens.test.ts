import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { editValue } from '../site/editValue'
import { checkSite } from '../siteChecks/checkSite'
import { findLowContrast } from '../siteChecks/contrastPairs'
import { type ClientTheme, colourRoles } from './clientTheme'
import { designTokens } from './clientThemeTokens'
import { type Colour, getContrast, toHex } from './colour'
import { findReadableColour, toOklch } from './oklch'
import { createFontFaces, fontNames, shippedFonts } from './shippedFonts'
import { buildThemeTokens, createThemeStylesheet, getSiteTokens } from './themeStylesheet'

const part = fc.integer({ min: 0, max: 255 })
const dark = fc.integer({ min: 0, max: 63 })
// Dark colours are generated more often, because a small error in lightness changes their hue considerably.
const colour = fc.oneof(fc.tuple(part, part, part), fc.tuple(dark, dark, dark))

describe('the nearest readable colour', () => {
  test('is readable, and keeps its hue', () => {
    fc.assert(
      fc.property(colour, colour, (textColour, background) => {
        const readableColour = findReadableColour(textColour, [background]) as Colour
        expect(getContrast(readableColour, background)).toBeGreaterThanOrEqual(4.5)
        if (getContrast(textColour, background) >= 4.5) expect(readableColour).toBe(textColour)
        const [before, after] = [toOklch(textColour), toOklch(readableColour)]
        if (before.chroma < 0.05 || after.chroma < 0.05) return
        const hueDifference = Math.abs(
          Math.atan2(Math.sin(before.hue - after.hue), Math.cos(before.hue - after.hue)),
        )
        expect(hueDifference).toBeLessThan(0.1)
      }),
      {
        numRuns: 300,
        examples: [
          [
            [63, 24, 3],
            [157, 112, 12],
          ],
        ],
      },
    )
  })

  test('is as near as possible', () => {
    expect(toHex(findReadableColour([119, 119, 119], [[255, 255, 255]]) as Colour)).toBe('#767676')
    expect(toHex(findReadableColour([80, 80, 80], [[0, 0, 0]]) as Colour)).toBe('#757575')
  })

  test('does not exist if the backgrounds require opposite colours', () => {
    expect(
      findReadableColour(
        [10, 20, 30],
        [
          [0, 0, 0],
          [118, 118, 118],
          [255, 255, 255],
        ],
      ),
    ).toBeNull()
  })
})

describe('a theme', () => {
  const accent = '#0b5c63'

  test('[LY-10] changes nothing if it is empty, byte for byte', () => {
    expect(getSiteTokens(accent, {})).toEqual(getSiteTokens(accent, undefined))
    expect(createThemeStylesheet(accent, null, {})).toBe(createThemeStylesheet(accent, null))
    expect(createThemeStylesheet(accent, null, { scale: 'normal', corner: 'soft', density: 'normal' })).toBe(
      createThemeStylesheet(accent, null),
    )
  })

  test('sets only known tokens, and each choice changes some of them', () => {
    const themes: ClientTheme[] = [
      { scale: 'calm' },
      { scale: 'strong' },
      { corner: 'square' },
      { corner: 'round' },
      { density: 'compact' },
      { density: 'airy' },
      ...fontNames.flatMap((name) => [{ bodyFont: name }, { headingFont: name }]),
      ...colourRoles.map((role) => ({ colours: { [role]: '#abcdef' } })),
    ]
    for (const theme of themes) {
      const tokens = getSiteTokens(accent, theme)
      expect(Object.keys(tokens).filter((token) => !(token in designTokens))).toEqual([])
      expect([theme, tokens]).not.toEqual([theme, getSiteTokens(accent, undefined)])
    }
  })

  test('computes unset colours so that they are readable', () => {
    const light = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 225, max: 255 })))
    fc.assert(
      fc.property(colour, light, light, (textColour, background, surface) => {
        const colours = {
          ground: toHex(background as unknown as Colour),
          surface: toHex(surface as unknown as Colour),
        }
        const tokens = getSiteTokens(toHex(textColour), { colours })
        const unreadablePairs = findLowContrast(tokens).filter(
          ({ text }) => !/danger|warning|success|info/.test(text),
        )
        expect(unreadablePairs).toEqual([])
      }),
    )
  })

  test('stays light if the theme is set so', () => {
    expect(createThemeStylesheet(accent, null, { dark: 'never' })).not.toContain('prefers-color-scheme')
    expect(createThemeStylesheet(accent, null, { colours: { ink: '#221133' } })).toContain(
      'color-scheme:dark',
    )
  })

  test('[LY-11] overrides the stylesheet’s tokens, and leaves dark colours to a stylesheet that sets them', () => {
    const createStylesheet = (css: string) => ({ href: '/own.css', css })
    const theme: ClientTheme = { colours: { ground: '#ffeecc' } }
    const css = createThemeStylesheet(
      accent,
      createStylesheet(':root{--fy-ground:#eee;--fy-ink:#111}'),
      theme,
    )
    expect(css).toContain('blocks, client, look, dark;')
    expect(css).toContain('@layer look{:root{--fy-ink-soft:')
    expect(css).toContain('--fy-ground:#ffeecc}}')
    const dark = ':root{--fy-ink:#111}@media (prefers-color-scheme:dark){:root{--fy-ground:#000}}'
    expect(createThemeStylesheet(accent, createStylesheet(dark), theme)).toContain(
      '@layer look{@media print,not (prefers-color-scheme:dark){:root{',
    )
    expect(getSiteTokens(accent, theme, { '--fy-ground': '#eee', '--fy-ink': '#111' })).toMatchObject({
      '--fy-ground': '#ffeecc',
      '--fy-ink': '#111',
    })
  })

  test('includes its fonts, and no other fonts', () => {
    const css = createThemeStylesheet(accent, null, { bodyFont: 'nunito', headingFont: 'nunito' })
    expect(css.match(/\/fonts\/[\w-]+\.woff2/g)).toEqual(['/fonts/nunito.woff2'])
    expect(css).toContain('--fy-font-body:"Nunito","Nunito fallback",system-ui,sans-serif')
    expect(css.indexOf('@font-face')).toBeLessThan(css.indexOf('@layer tokens{'))
    expect(createFontFaces([undefined])).toBe('')
  })

  test.each(Object.values(shippedFonts))('has the file of the font $family', ({ source }) => {
    expect(
      existsSync(`node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`),
    ).toBe(true)
  })
})

describe('checks of a theme', () => {
  const check = (config: object) =>
    checkSite({ configText: JSON.stringify(config), files: {}, company: 'Acme' })

  test('report unreadable colours, and suggest readable ones', () => {
    const [finding, ...otherFindings] = check({ look: { colours: { inkSoft: '#a0a8b0' } } })
    expect(otherFindings).toEqual([])
    expect(finding).toMatchObject({
      severity: 'error',
      code: 'contrast',
      path: '/look/colours/inkSoft',
      message: 'has a contrast of 2.2 : 1 with the background; at least 4.5 : 1 is needed to read it.',
    })
    expect(check({ look: { colours: { titleBar: '#ffe08a' } } })).toMatchObject([
      { path: '/look/colours/titleBar', message: expect.stringContaining('the white heading') },
    ])
    expect(check({ look: { colours: { ground: '#777777' } } })[0]?.path).toBe('/look/colours/ground')
  })

  test('pass after all repairs, for any colours', () => {
    const hex = colour.map(toHex)
    const colours = fc.record(Object.fromEntries(colourRoles.map((role) => [role, hex])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(hex, colours, (themeColor, chosenColours) => {
        let config: unknown = { themeColor, look: { colours: chosenColours } }
        for (let round = 0; round < 12; round += 1) {
          const next = check(config as object).find(({ severity }) => severity === 'error')
          if (!next) return
          expect(next.repair).toBeDefined()
          config = editValue(config, next.repair?.edits ?? [])
        }
        expect(check(config as object)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('accept only the shipped fonts and the named choices', () => {
    const findings = check({ look: { bodyFont: 'comic', corner: 'soft', colours: { ink: 'red' } } })
    expect(findings.map(({ path }) => path)).toEqual(['/look/bodyFont', '/look/colours/ink'])
  })
})

it('designTokens lists the tokens of the stylesheet and of the theme, with their colours', () => {
  const css = readFileSync('src/app/styles/tokens.css', 'utf8')
  const declared = Object.fromEntries(
    [...css.matchAll(/(--fy-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const computed = Object.keys(buildThemeTokens('#000000'))
  expect(Object.keys(designTokens).sort()).toEqual(
    [...new Set([...Object.keys(declared), ...computed])].sort(),
  )
  for (const [name, colour] of Object.entries(designTokens)) {
    if (colour !== null) expect([name, declared[name]]).toEqual([name, colour])
  }
})
