import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { designTokens } from './designTokens'
import { buildThemeTokens } from './themeStylesheet'

it('lists the tokens of the stylesheet and of the theme, with their colours', () => {
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
