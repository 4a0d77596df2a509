import { expect, test } from 'vitest'
import { matchesExtension } from './fileContent'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['me.gif', 'GIF89a..'],
  ['me.JPG', '\xff\xd8\xff\xe0'],
  ['me.png', '\x89PNG\r\n\x1a\n'],
  ['me.bmp', 'BM'],
  ['cv.pdf', '%PDF-1.7'],
  ['cv.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['cv.docx', 'PK\x03\x04'],
  ['cv.odt', 'PK\x03\x04'],
  ['cv.rtf', '{\\rtf1 Hello}'],
  ['cv.txt', 'BMW, then Old caf\xe9.\r\n\tTabs too.'],
  ['cv.txt', '\xff\xfeW\0i\0'],
  ['cv.txt', '\xfe\xff\0W\0i'],
  ['cv.txt', ''],
  ['cv.txt', '{\\rich in words}'],
])('[VR-09] %s may start with %j', (name, content) => {
  expect(matchesExtension(name, bytes(content))).toBe(true)
})

test.each([
  ['cv.pdf', 'These are words'],
  ['cv.pdf', 'PK\x03\x04'],
  ['cv.docx', '%PDF-1.7'],
  ['me.png', 'GIF89a'],
  ['cv.txt', '%PDF-1.7'],
  ['cv.txt', '{\\rtf1 Hello}'],
  ['cv.pdf', '%PNG'],
  ['cv.pdf', '%PD'],
  ['cv.pdf', ' %PDF-1.7'],
  ['cv.txt', 'nul\0'],
  ['cv.html', '<p>'],
  ['cv', '%PDF-1.7'],
])('[VR-09] %s must not start with %j', (name, content) => {
  expect(matchesExtension(name, bytes(content))).toBe(false)
})

test('[VR-09] white space and escape are the only control characters that a text may contain', () => {
  const acceptedBytes = Array.from({ length: 34 }, (_, byte) => byte).filter((byte) =>
    matchesExtension('cv.txt', Uint8Array.of(65, byte)),
  )
  expect(acceptedBytes).toEqual([9, 10, 11, 12, 13, 27, 32, 33])
})
