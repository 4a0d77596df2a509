import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { actingParts, hostileHtml } from '../../tests/fixtures/hostileHtml'
import { cleanDescription, cleanHtml } from './cleanHtml'

const parsed = (html: string) => new JSDOM(`<body>${html}`).window.document.body

test.each(hostileHtml)('nothing acts any more in %s', (html) => {
  for (const clean of [cleanHtml, cleanDescription]) {
    const once = clean(`<h2>Before</h2>${html}<p>After</p>`)
    expect(actingParts(parsed(once))).toEqual([])
    expect(actingParts(parsed(clean(once)))).toEqual([])
  }
})

test("[LY-06] a client's HTML keeps what is read and loses what runs, asks or styles", () => {
  const html =
    '<h2 style="color:red" id="root" onclick="x()">Hi</h2><script>x()</script><form><input></form>' +
    '<a href="javascript:x()">no</a><a href="https://example.org" target="_blank">yes</a>' +
    '<img src="/clients/harbour/team.jpg" alt="Us" onerror="y()"><iframe src="https://example.org"></iframe><style>p{}</style>'
  expect(cleanHtml(html)).toBe(
    '<h2>Hi</h2><a>no</a><a href="https://example.org" target="_blank">yes</a><img src="/clients/harbour/team.jpg" alt="Us" />',
  )
})

test('a description keeps its shape', () => {
  const html = '<h3>The role</h3><p>One <strong>two</strong></p><ul><li>three</li></ul>'
  expect(cleanDescription(html)).toBe(html)
  expect(
    cleanDescription('<table><tbody><tr><th scope="row">Pay</th><td>Good</td></tr></tbody></table>'),
  ).toBe('<table><tbody><tr><th scope="row">Pay</th><td>Good</td></tr></tbody></table>')
})

test('a description fits into the page: its headings, its links, its looks, its images', () => {
  expect(cleanDescription('<h1 class="fy-titlebar" role="alert">The role</h1>')).toBe('<h2>The role</h2>')
  expect(cleanDescription('<a href="https://example.org/x">x</a>')).toBe(
    '<a href="https://example.org/x" rel="noopener noreferrer" target="_blank">x</a>',
  )
  expect(
    cleanDescription(
      '<img src="https://elsewhere.example/a.png" /><img src="/clients/harbour/wharf.jpg" alt="Us" />',
    ),
  ).toBe('<img src="/clients/harbour/wharf.jpg" alt="Us" />')
})

test('what was cleaned before comes out the same', () => {
  for (const html of ['<p>As it was</p>', '<p onclick="x()">Not as it was</p>']) {
    expect(cleanDescription(html)).toBe(cleanDescription(html))
    expect(cleanDescription(html)).not.toContain('onclick')
  }
})
