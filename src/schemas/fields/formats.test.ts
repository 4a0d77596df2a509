import { expect, test } from 'vitest'
import { fileGroups, formats, withAsciiDomain, withScheme } from './formats'

const x = (times: number) => 'x'.repeat(times)
/** Creates an email address of this length. */
const createAddress = (length: number) => `a@${x(63)}.${x(63)}.${x(63)}.${x(length - 194)}`

test.each<[string, string[], string[]]>([
  [
    'email',
    [
      'a@b.co',
      "sam.o'neil+jobs@mail.example.org",
      createAddress(254),
      `a@${x(63)}.org`,
      'sam@xn--e1afmkfd.xn--p1ai',
    ],
    [
      '',
      'sam',
      'sam@',
      '@example.org',
      'sam@example',
      'sam@example.o',
      'sam@example.org.',
      '.sam@example.org',
      'sam.@example.org',
      'sam..rivers@example.org',
      'sam rivers@example.org',
      ' sam@example.org',
      'sam@example.org ',
      'sam@-example.org',
      'sam@example-.org',
      'sam@exa_mple.org',
      'sam@example.o1g',
      `a@${x(64)}.org`,
      `a@b.${x(64)}`,
      createAddress(255),
    ],
  ],
  [
    'url',
    ['http://a.org', 'HTTPS://a.org/b?c#d', 'https://a.org?b', 'https://a.org#b', 'http://localhost:3000'],
    [
      '',
      'a.org',
      'ftp://a.org',
      'https://',
      'https:///a.org',
      'https://harbour',
      'https://a b.org',
      'https://a .org/',
      'https://[a.org',
      ' https://a.org',
      'xhttps://a.org',
    ],
  ],
  ['number-text', ['0', '-1.5', '1e3'], ['', ' ', 'x', 'Infinity', '1,5', '0x10', '0b1', '1e', '.']],
  ['percent-text', ['0', '100', '0.5'], ['-0.1', '100.1', 'x', '']],
  ['local-date', ['2024-02-29'], ['2026-02-29', '2026-2-1', '']],
  ['local-time', ['23:59'], ['24:00', '']],
  ['local-date-time', ['2026-12-05T14:30'], ['2026-12-05 14:30', '']],
  [
    'date-range',
    ['2026-01-01/2026-01-02', '2026-01-01/2026-01-01'],
    ['2026-01-02/2026-01-01', 'x/2026-01-01', '2026-01-01/x', '2026-01-01/2026-01-02/', '2026-01-01', ''],
  ],
  ['file-group-1', ['me.GIF', 'a.b.jpeg', 'm.bmp'], ['.gif', 'gif', 'me.gif.exe', 'cv.pdf', '']],
  ['file-group-2', ['cv.PDF', 'c.doc', 'c.odt'], ['.pdf', 'pdf', 'cv.pdf ', 'me.png', '']],
])('the format %s accepts only valid texts', (format, validTexts, invalidTexts) => {
  for (const text of validTexts) expect(formats[format]?.(text), text).toBe(true)
  for (const text of invalidTexts) expect(formats[format]?.(text), text).toBe(false)
})

test('[VR-09] every file extension of a group is accepted', () => {
  for (const ending of fileGroups[1].endings) expect(formats['file-group-1']?.(`a${ending}`)).toBe(true)
  for (const ending of fileGroups[2].endings) expect(formats['file-group-2']?.(`a${ending}`)).toBe(true)
})

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/jobs?page=2#top ', 'https://example.com/jobs?page=2#top'],
  ['example.com:8080', 'https://example.com:8080'],
])('[FK-19] adds the scheme to %j', (text, url) => {
  expect(withScheme(text)).toBe(url)
})

test.each([
  '',
  'harbour',
  'https://example.com',
  'http://example.com',
  'mailto:sam@example.com',
  'sam@example.com',
  'javascript:alert(1)',
  'two words.com',
  '.com',
])('[FK-19] leaves %j unchanged', (text) => {
  expect(withScheme(text)).toBe(text)
})

test.each([
  ['sam@müller.de', 'sam@xn--mller-kva.de'],
  ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
  ['sam@example.org', 'sam@example.org'],
  ['müller.de', 'müller.de'],
  ['sam@mül ler.de', 'sam@mül ler.de'],
  ['sam@', 'sam@'],
])('the domain of %s is converted for mail servers: %s', (typed, address) => {
  expect(withAsciiDomain(typed)).toBe(address)
})
