import { expect, test } from 'vitest'
import { cleanSvg } from './cleanSvg'

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`
const read = (text: string) => {
  const cleaned = cleanSvg(Buffer.from(text))
  return cleaned && { text: cleaned.bytes.toString(), isCleaned: cleaned.isCleaned }
}

test.each([
  [
    'ids, gradients and styles',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" style="opacity:.5" d="M0 0"/>',
  ],
  [
    'uses and masks',
    '<symbol id="s"><circle r="1"/></symbol><mask id="m"/><use xlink:href="#s" mask="url(#m)"/>',
  ],
  ['filters', '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(\'#f\')"/>'],
  ['an embedded picture', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['comments and titles', '<!-- ours --><title>Caf&#233; &amp; more</title>'],
])('an SVG with %s stays unchanged', (_what, inner) => {
  const text = `<?xml version="1.0"?>\n${drawing(inner)}\n`
  expect(read(text)).toEqual({ text, isCleaned: false })
})

test.each([
  ['a script', '<script>alert(1)</script>', 'alert'],
  [
    'a script with a namespace prefix',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    'alert',
  ],
  ['an event handler', '<path onload="alert(1)" d="M0 0"/>', 'alert'],
  ['an event handler in capitals', '<path OnLoad="alert(1)" d="M0 0"/>', 'alert'],
  ['HTML', '<foreignObject><body><iframe src="https://x.example"/></body></foreignObject>', 'example'],
  ['a link that runs a script', '<a href="java&#115;cript:alert(1)"><path d="M0 0"/></a>', 'alert'],
  ['an external picture', '<image xlink:href="https://x.example/a.png"/>', 'example'],
  ['a use of an external symbol', '<use href="other.svg#a"/>', 'other'],
  ['an animated link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'alert'],
  ['a style that loads an external file', '<style>@import "https://x.example/a.css";</style>', 'example'],
  ['a fill that loads an external file', '<path fill="url(https://x.example/#a)" d="M0 0"/>', 'example'],
  [
    'a script in the data of a style',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    'alert',
  ],
])('%s is removed, and the drawing stays', (_what, inner, harmfulText) => {
  const cleaned = read(drawing(`${inner}<rect width="4" height="4"/>`))
  expect(cleaned?.isCleaned).toBe(true)
  expect(cleaned?.text).not.toContain(harmfulText)
  expect(cleaned?.text).toContain('<rect width="4" height="4"')
  expect(read(cleaned?.text ?? '')).toEqual({ text: cleaned?.text, isCleaned: false })
})

test('an SVG with a custom entity is refused', () => {
  const text = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawing('&x;<rect/>')}`
  expect(read(text)).toBeUndefined()
})

test('a style with an escaped address is removed', () => {
  const cleaned = read(drawing('<style>.a{fill:u\\72l(https://x.example/a)}</style><rect/>'))
  expect(cleaned).toMatchObject({ isCleaned: true, text: expect.not.stringContaining('example') })
})

test.each([
  ['text', 'only words'],
  ['HTML', '<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>'],
  ['an empty file', ''],
])('%s is not accepted', (_what, text) => {
  expect(read(text)).toBeUndefined()
})

test('bytes that are not text are not accepted', () => {
  expect(cleanSvg(Buffer.from([0xff, 0xfe, 0x3c, 0x00]))).toBeUndefined()
})
