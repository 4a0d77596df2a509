import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { findActiveParts, hostileHtml } from '../../tests/fixtures/hostileHtml'
import { cleanDescription, cleanHtml } from './sanitizeHtml'

const parsed = (html: string) => new JSDOM(`<body>${html}`).window.document.body

test.each(hostileHtml)('removes everything active from %s', (html) => {
  for (const clean of [cleanHtml, cleanDescription]) {
    const cleaned = clean(`<h2>Before</h2>${html}<p>After</p>`)
    expect(findActiveParts(parsed(cleaned))).toEqual([])
    expect(findActiveParts(parsed(clean(cleaned)))).toEqual([])
  }
})

test('[LY-06] a client’s HTML keeps its content and loses scripts, forms and styles', () => {
  const html =
    '<h2 style="color:red" id="root" onclick="x()">Hi</h2><script>x()</script><form><input></form>' +
    '<a href="javascript:x()">no</a><a href="https://example.org" target="_blank">yes</a>' +
    '<img src="/clients/harbour/team.jpg" alt="Us" onerror="y()"><iframe src="https://example.org"></iframe><style>p{}</style>'
  expect(cleanHtml(html)).toBe(
    '<h2>Hi</h2><a>no</a><a href="https://example.org" target="_blank">yes</a><img src="/clients/harbour/team.jpg" alt="Us" />',
  )
})

test('a description keeps its structure', () => {
  const html = '<h3>The role</h3><p>One <strong>two</strong></p><ul><li>three</li></ul>'
  expect(cleanDescription(html)).toBe(html)
  expect(
    cleanDescription('<table><tbody><tr><th scope="row">Pay</th><td>Good</td></tr></tbody></table>'),
  ).toBe('<table><tbody><tr><th scope="row">Pay</th><td>Good</td></tr></tbody></table>')
})

test('a description gets headings, links, styles and images that fit the page', () => {
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

test.each([
  [
    'disallowed blocks',
    'Salary<form>$90,000</form><button>APPLY NOW</button>',
    'Salary<div>$90,000</div><div>APPLY NOW</div>',
  ],
  ['cells without a table', '<tr><td>Pay</td><td>Good</td></tr>', '<div><div>Pay</div><div>Good</div></div>'],
  ['plain text', 'One\n\nTwo\r\nthree', '<p>One</p><p>Two<br />three</p>'],
  [
    'an external image',
    '<p><img src="https://x.example/a.png" alt="Our wharf">!</p>',
    '<p><span>Our wharf</span>!</p>',
  ],
  [
    'a video',
    '<iframe src="https://video.example/1" title="Our harbour"></iframe><video><source src="https://v.example/a.mp4"></video>',
    '<a href="https://video.example/1" rel="noopener noreferrer" target="_blank">Our harbour</a>' +
      '<a href="https://v.example/a.mp4" rel="noopener noreferrer" target="_blank">Watch or listen at v.example</a>',
  ],
  [
    "Word's bullets",
    '<p>You:</p><p class="MsoListParagraph" style="mso-list:l0"><span>·<span>&nbsp;&nbsp; </span></span><b>plan</b></p>\n' +
      '<p class="MsoListParagraph">• build</p><p>Or not.</p>',
    '<p>You:</p><ul><li><span><span></span></span><b>plan</b></li><li>build</li></ul><p>Or not.</p>',
  ],
  [
    'all elements that a description may have',
    '<table><tr><td>a</td></tr></table><dl><dt>a</dt><dd>b</dd></dl><pre>a</pre><h5>a</h5><h6>b</h6><ol start="3"><li dir="rtl">H<sub>2</sub>O<sup>2</sup> <del>x</del></li></ol>',
    '<table><tr><td>a</td></tr></table><dl><dt>a</dt><dd>b</dd></dl><pre>a</pre><h5>a</h5><h6>b</h6><ol start="3"><li dir="rtl">H<sub>2</sub>O<sup>2</sup> <del>x</del></li></ol>',
  ],
])(
  'converts %s to allowed HTML, and leaves the result unchanged when it is cleaned again',
  (_what, html, clean) => {
    expect(cleanDescription(html)).toBe(clean)
    expect(cleanDescription(clean)).toBe(clean)
  },
)

test('bullets are found in linear time', () => {
  const longHtml = '<p><span>·'.repeat(20_000)
  expect(cleanDescription(longHtml).length).toBeGreaterThan(longHtml.length)
})

test('cleaning a cleaned description changes nothing', () => {
  for (const html of ['<p>As it was</p>', '<p onclick="x()">Not as it was</p>']) {
    const cleaned = cleanDescription(html)
    expect(cleaned).not.toContain('onclick')
    expect(cleanDescription(cleaned)).toBe(cleaned)
  }
})
