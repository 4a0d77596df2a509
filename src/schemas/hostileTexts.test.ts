import { expect, test } from 'vitest'
import { withScheme } from './fields/formats'
import { parseTypedDateRange } from './fields/parseTypedDateTime'
import { htmlToText } from './markup/htmlToText'
import { parseMarkup } from './markup/parseMarkup'
import { findFacts } from './resume/resumeFacts'
import { getLines } from './resume/resumeText'
import { listSiteLinks } from './siteChecks/siteLinks'
import { detectPictureKind } from './sitePictures/pictureKind'
import { readClientStyles } from './theme/themeStylesheet'

/** Length of the generated texts: at this length, quadratic time takes minutes and exceeds the timeout. */
const length = 250_000
const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const getLinks = (sidebarHtml: string) => listSiteLinks({ visibleValues: [], sidebarHtml } as never)

test.each(['<a ', '<a', '<a href="', '<q><s>', '<a href=x>', '</a>'])(
  'finds the links of a sidebar of %j in linear time',
  (text) => {
    expect(getLinks(repeated(text)).length).toBeLessThan(length)
  },
)

test('finds links with any attributes and labels', () => {
  const html =
    '<p><a title="a > b" href=/one>The <b>one</b> &amp; only</a><A HREF="/two"> Two </A><a>none</a></p>'
  expect(getLinks(html).map(({ href, label }) => [href, label])).toEqual([
    ['/one', 'The one & only'],
    ['/two', 'Two'],
  ])
})

test('reads markup with any number of marks', () => {
  const [part] = parseMarkup([repeated('*a* ')])
  expect(part?.kind === 'paragraph' && part.content.length).toBeGreaterThan(length / 3)
})

test.each([
  ['tags without an end', repeated('<'), repeated('<')],
  ['a tag without an end', `a ${repeated('<b')}`, 'a'],
  ['text without tags', 'a < b > c', 'a < b > c'],
])('reads the text of HTML of %s', (_name, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('reads a stylesheet of comments without an end', () => {
  expect(readClientStyles(`--fy-a: red; ${repeated('/*')}`).tokens).toEqual({ '--fy-a': 'red' })
})

test('does not take comments for an image, and recognizes an image after comments', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(detectPictureKind(bytes('<!---->'.repeat(140)))).toBeNull()
  expect(detectPictureKind(bytes('<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg>'))).toBe('svg')
})

test.each(['1', '1 ', ' ,', 'www.', 'a.', 'a@', '-'])('reads a résumé of %j in linear time', (text) => {
  expect(findFacts({ lines: getLines(`${repeated(text)}x`), links: [] }, 'AU').email).toBeUndefined()
})

test('reads addresses and dates in linear time', () => {
  expect(withScheme(`${repeated('a.')}:x`)).toContain('a.')
  const typed = `5/12/2026${repeated(' ')}x`
  expect(parseTypedDateRange(typed)).toBe(typed)
  expect(parseTypedDateRange('5/12/2026  to  2/1/2027')).toBe('2026-12-05/2027-01-02')
})
