import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, contrast, parseColour, toHex, white } from './colour'
import { themeStylesheet, themeTokens } from './theme'

const part = fc.integer({ min: 0, max: 255 })

test('[LY-10] whatever the theme colour, texts keep a contrast of 4.5', () => {
  fc.assert(
    fc.property(fc.tuple(part, part, part), (colour) => {
      const tokens = themeTokens(toHex(colour))
      const of = (name: string) => parseColour(tokens[name] ?? '') as Colour
      expect(contrast(of('--fy-on-accent'), of('--fy-accent'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--fy-on-accent-strong'), of('--fy-accent-strong'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--fy-accent-text'), white)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--fy-accent-text'), of('--fy-accent-soft'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--fy-accent-deep'), white)).toBeGreaterThanOrEqual(4.5)
    }),
    // White was chosen on a ground of 4.5003, which was written rounded and had 4.4994.
    { examples: [[[2, 168, 47]]] },
  )
})

test('a colour that can not be read falls back', () => {
  expect(themeTokens('teal-ish')).toEqual(themeTokens('#1f5f8b'))
  expect(themeTokens('#0aa')['--fy-accent']).toBe('#00aaaa')
})

test("[LY-11] the client's own stylesheet comes in the last layer", () => {
  const css = themeStylesheet('#0b5f66', { href: '/clients/harbour/styles.min.css', css: '' })
  expect(css.indexOf('@layer reset, tokens, base, widgets, blocks, client, dark;')).toBe(0)
  expect(css).toContain('@import url("/clients/harbour/styles.min.css") layer(client);')
})
