import { expect, test } from 'vitest'
import { fitInsertion, limitText } from './typingControl'

test.each([
  ['text of the maximum length', 'abcde', 5, { text: 'abcde', isTruncated: false }],
  ['text with one character too many', 'abcdef', 5, { text: 'abcde', isTruncated: true }],
  ['empty text', '', 5, { text: '', isTruncated: false }],
])('[FB-02] keeps the limit: %s', (_, typed, max, limited) => {
  expect(limitText(typed, max)).toEqual(limited)
})

test.each([
  ['two of five', '😀😀', 5, '😀😀'],
  ['five of five', '😀😀😀😀😀', 5, '😀😀😀😀😀'],
  ['the sixth of five', '😀😀😀😀😀😀', 5, '😀😀😀😀😀'],
  ['one after letters', 'abcd😀e', 5, 'abcd😀'],
  // The first and the last character that take two UTF-16 units.
  ['U+10000', 'a\u{10000}b', 2, 'a\u{10000}'],
  ['U+10FFFF', 'a\u{10ffff}b', 2, 'a\u{10ffff}'],
])('[FB-02] counts an emoji as one character: %s', (_, typed, max, text) => {
  expect(limitText(typed, max).text).toBe(text)
})

test('[FB-04] removes leading blanks before counting, unless they are preserved', () => {
  expect(limitText('  \tabcde', 5)).toEqual({ text: 'abcde', isTruncated: false })
  expect(limitText('ab  ', 5)).toEqual({ text: 'ab  ', isTruncated: false })
  expect(limitText('  abcde', 5, true)).toEqual({ text: '  abc', isTruncated: true })
})

test.each([
  ['text that fits', 'de', { before: 'abc', after: '' }, { text: 'de', isTruncated: false }],
  [
    'as much text as fits between two texts',
    'xyz',
    { before: 'ab', after: 'c' },
    { text: 'xy', isTruncated: true },
  ],
  ['nothing where there is no room', 'x', { before: 'abc', after: 'de' }, { text: '', isTruncated: true }],
  ['a leading blank without the blank', ' x', { before: '', after: 'ab' }, { text: 'x', isTruncated: false }],
  ['a blank within a text', ' x', { before: 'a', after: '' }, { text: ' x', isTruncated: false }],
])('[FB-02] [FB-04] inserts %s', (_, inserted, surroundingText, expectedInsertion) => {
  expect(fitInsertion(inserted, surroundingText, 5)).toEqual(expectedInsertion)
})
