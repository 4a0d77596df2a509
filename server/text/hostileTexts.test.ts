import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { checkSidebar } from '../modules/sites/checkClientFolder'
import { formatCsvLine } from './csvLine'
import { htmlToPlainText } from './htmlText'
import { cleanDescription, cleanHtml } from './sanitizeHtml'

/** Characters of the longest description. Work that grows with its square takes minutes and fails by timeout. */
const length = 250_000
const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

test.each([
  ['blank lines after the text', `a${repeated('\n')}`],
  ['blank lines in the text', `a${repeated('\n ')}b`],
  ['paragraphs that never end', repeated('<p /')],
  ['bullets without an end', repeated('<p>·')],
  ['bullets and blanks', `<p>o${repeated('\u00a0')}`],
  ['links without an end', repeated('<a ')],
  ['images that are removed', repeated('<img src=x>')],
  ['images with commas between their addresses', `<img src="/a.png" srcset="a${repeated(',')}b, c">`],
])('cleans a description of %s in linear time', (_what, html) => {
  expect(cleanDescription(html).length).toBeLessThan(length * 10)
})

const nested = repeated('<q><s>')

test('shows HTML that is nested too deeply as text', () => {
  for (const clean of [cleanHtml, cleanDescription]) {
    const { document } = new JSDOM(clean(nested)).window
    expect(document.body.textContent).toBe(nested)
    expect(document.body.children).toHaveLength(0)
  }
  expect(htmlToPlainText(nested, length)).toBe(nested)
})

test('reads the addresses of a sidebar’s images in linear time', () => {
  const html = (commas: string) => `<img src="/a.png" srcset="a${commas}b 1x, c 2x">`
  expect(cleanHtml(html(repeated(',')))).toBe('<img src="/a.png" />')
  expect(checkSidebar(html(repeated(',')))).toEqual([])
  expect(cleanHtml(html(',,'))).toBe('<img src="/a.png" srcset="a,,b 1x, c 2x" />')
})

test('keeps elements that are nested in 256 levels', () => {
  const html = `${'<div>'.repeat(256)}deep${'</div>'.repeat(256)}`
  expect(cleanHtml(html)).toBe(html)
  expect(cleanHtml(`<p>a</p>${html}`)).toBe(`<p>a</p>${html}`)
})

test.each([' ', '\t', '\'"', ',\t'])('writes a cell of many %j as CSV in linear time', (text) => {
  expect(formatCsvLine([`${repeated(text)}=1`])).toContain('=1')
})
