import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, getContrast, parseColour, toHex, white } from './colour'
import { buildThemeTokens, createThemeStylesheet } from './themeStylesheet'

const part = fc.integer({ min: 0, max: 255 })

test('[LY-10] texts keep a contrast of 4.5 with any theme colour', () => {
  fc.assert(
    fc.property(fc.tuple(part, part, part), (colour) => {
      const tokens = buildThemeTokens(toHex(colour))
      const getColour = (name: string) => parseColour(tokens[name] ?? '') as Colour
      expect(getContrast(getColour('--fy-on-accent'), getColour('--fy-accent'))).toBeGreaterThanOrEqual(4.5)
      expect(
        getContrast(getColour('--fy-on-accent-strong'), getColour('--fy-accent-strong')),
      ).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(getColour('--fy-accent-text'), white)).toBeGreaterThanOrEqual(4.5)
      expect(
        getContrast(getColour('--fy-accent-text'), getColour('--fy-accent-soft')),
      ).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(getColour('--fy-accent-deep'), white)).toBeGreaterThanOrEqual(4.5)
    }),
    // White has a contrast of 4.5003 on the unrounded background, and of 4.4994 on the rounded background.
    { examples: [[[2, 168, 47]]] },
  )
})

test('[LY-10] computes all theme colours from the accent colour', () => {
  expect(buildThemeTokens('#0b5c63')).toEqual({
    '--fy-accent': '#0b5c63',
    '--fy-accent-strong': '#094b51',
    '--fy-accent-soft': '#e7efef',
    '--fy-on-accent': '#ffffff',
    '--fy-on-accent-strong': '#ffffff',
    '--fy-accent-text': '#0b5c63',
    '--fy-accent-deep': '#0b5c63',
  })
  expect(buildThemeTokens('#ffdd00')).toEqual({
    '--fy-accent': '#ffdd00',
    '--fy-accent-strong': '#d1b500',
    '--fy-accent-soft': '#fffce6',
    '--fy-on-accent': '#000000',
    '--fy-on-accent-strong': '#000000',
    '--fy-accent-text': '#7f6e00',
    '--fy-accent-deep': '#665800',
  })
  // White is not readable on the accent, but on its stronger shade.
  expect(buildThemeTokens('#808080')).toMatchObject({
    '--fy-on-accent': '#000000',
    '--fy-on-accent-strong': '#ffffff',
  })
})

test('an invalid colour is replaced by the default', () => {
  expect(buildThemeTokens('teal-ish')).toEqual(buildThemeTokens('#1f5f8b'))
  expect(buildThemeTokens('#0aa')['--fy-accent']).toBe('#00aaaa')
})

test("[LY-11] the client's stylesheet is in a layer after the product's, before dark mode", () => {
  const css = createThemeStylesheet('#0b5f66', { href: '/clients/harbour/styles.min.css', css: '' })
  expect(css.indexOf('@layer reset, tokens, base, widgets, blocks, client, dark;')).toBe(0)
  expect(css).toContain('@import url("/clients/harbour/styles.min.css") layer(client);')
})

test('the product declares the layers in the order of the theme, so that dark mode wins over a chosen colour', () => {
  const layers = readFileSync(new URL('../../app/styles/layers.css', import.meta.url), 'utf8')
  const css = createThemeStylesheet('#0b5f66', null, { colours: { ground: '#fff4e0' } })
  expect(css.split('\n')[0]).toBe(layers.trim())
})

test('[LY-11] nothing is imported for a client without a stylesheet', () => {
  const tokens = Object.entries(buildThemeTokens('#0b5f66')).map(([name, value]) => `${name}:${value}`)
  const css = createThemeStylesheet('#0b5f66', null)
  expect(css).not.toContain('@import')
  expect(css).toContain(`${tokens.join(';')}}}`)
})
