import { expect, test } from 'vitest'
import { isServedFile } from './siteFiles'

test.each([
  ['harbour/config.json', true],
  ['harbour/sidebar.html', true],
  ['harbour/styles.min.css', true],
  ['harbour/Logo 1 (new).SVG', true],
  ['harbour/pictures/Größe.webp', true],
  ['harbour/a/config.json', false],
  ['harbour/notes.txt', false],
  ['harbour/page.html', false],
  ['harbour/.hidden.png', false],
  ['harbour/a/../b.png', false],
  ['harbour//b.png', false],
  ['harbour/a\\b.png', false],
  ['harbour/b.png.exe', false],
  ['harbour', false],
  ['other/logo.png', false],
  ['Harbour/logo.png', false],
])('[API-01] %s may be served: %s', (address, isServed) => {
  expect(isServedFile({ code: 'harbour' }, address)).toBe(isServed)
})
