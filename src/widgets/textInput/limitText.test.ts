import { expect, test } from 'vitest'
import { limitText } from './limitText'

test.each([
  ['as long as it may be', 'abcde', 5, { text: 'abcde', cut: false }],
  ['one too long', 'abcdef', 5, { text: 'abcde', cut: true }],
  ['nothing', '', 5, { text: '', cut: false }],
])('[FB-02] keeps the limit: %s', (_, typed, max, limited) => {
  expect(limitText(typed, max)).toEqual(limited)
})

test.each([
  ['that ends at the limit', 'abc😀', 5, 'abc😀'],
  ['that begins before the limit and ends behind it', 'abcd😀', 5, 'abcd'],
  ['that begins behind the limit', 'abcde😀', 5, 'abcde'],
  ['alone', '😀', 1, ''],
  // The first and the last of the characters that take two units.
  ['U+10000', 'a\u{10000}', 2, 'a'],
  ['U+10FFFF', 'a\u{10ffff}', 2, 'a'],
])('[FB-02] never cuts a character of two units in half: one %s', (_, typed, max, text) => {
  expect(limitText(typed, max).text).toBe(text)
})

test('[FB-02] cuts before and behind the characters of two units like any other', () => {
  expect(limitText('a\ud7ffb', 2).text).toBe('a\ud7ff')
  expect(limitText('a\ue000b', 2).text).toBe('a\ue000')
})

test('[FB-04] takes blanks away in front, before it counts, unless they are part of it', () => {
  expect(limitText('  \tabcde', 5)).toEqual({ text: 'abcde', cut: false })
  expect(limitText('ab  ', 5)).toEqual({ text: 'ab  ', cut: false })
  expect(limitText('  abcde', 5, true)).toEqual({ text: '  abc', cut: true })
})
