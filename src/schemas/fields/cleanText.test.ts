import { expect, test } from 'vitest'
import { cleanCode, cleanText, cleanTexts, isBlankText } from './cleanText'

test.each([
  ['white space before and after it', ' \t\n Ada Lovelace \n', 'Ada Lovelace'],
  ['no-break and ideographic spaces', '\u00a0Ada\u00a0Lovelace\u3000', 'Ada Lovelace'],
  ['zero-width characters at both ends', '\u200bAda\ufeff\u2060', 'Ada'],
  ['embedding characters anywhere', '\u202dAda \u2067Love\u2069lace\u202c', 'Ada Lovelace'],
  ['letters with separate accents', 'Rene\u0301e', 'Renée'],
])('cleans text of %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['the joiner inside a Persian word', 'می\u200cخواهم'],
  ['a family emoji', '👩\u200d👩\u200d👧'],
  ['an emoji followed by a variation selector', 'I ❤\ufe0f'],
  ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['several lines', 'One\n\n  two'],
])('keeps %s', (_, text) => {
  expect(cleanText(text)).toBe(text)
})

test.each([
  ['a phone number between directional marks', '\u202d0400 000 000\u202c', '0400 000 000'],
  ['an e-mail address followed by a no-break space', 'sam@example.com\u00a0', 'sam@example.com'],
  ['a web address with a zero-width space inside', 'https://exam\u200bple.com', 'https://example.com'],
  ['a date with a left-to-right mark', '\u200e05/12/2026', '05/12/2026'],
])('cleans %s', (_, text, clean) => {
  expect(cleanCode(text)).toBe(clean)
})

test.each([
  '',
  ' \u00a0\u3000',
  '\u200b',
  '\u2060',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\ufe0f',
  '\u202d\u202c',
  '\ufff9',
])('finds no visible character in %j', (text) => {
  expect(isBlankText(text)).toBe(true)
})

test.each(['a', '0', '.', '🙂', '\u200bא', '你'])('finds a visible character in %j', (text) => {
  expect(isBlankText(text)).toBe(false)
})

test('cleans every text of JSON data, except in named properties, and leaves the data itself unchanged', () => {
  const data = { name: ' Ada\u200b', list: ['\u00a0b', ' ', 3, null, { content: ' raw ', ok: true }] }
  expect(cleanTexts(data, ['content'])).toEqual({
    name: 'Ada',
    list: ['b', ' ', 3, null, { content: ' raw ', ok: true }],
  })
  expect(data.name).toBe(' Ada\u200b')
  const cleanedData = cleanTexts(JSON.parse('{"__proto__": {"a": " b "}}') as Record<string, unknown>)
  expect(Object.keys(cleanedData)).toEqual(['__proto__'])
})
