import { expect, test } from 'vitest'
import { plainText } from './htmlText'

test('returns the text without tags, with spaces between block elements', () => {
  expect(plainText('<p>Work &amp; <b>play</b></p><ul><li>One</li><li>a &lt; b</li></ul>', 100)).toBe(
    'Work & play One a < b',
  )
})

test('[JD-01] holds cells and other blocks apart', () => {
  const html =
    '<table><tr><td>Salary</td><td>$90,000</td></tr></table><button>APPLY NOW</button><dl><dt>a</dt><dd>b</dd></dl>'
  expect(plainText(html, 100)).toBe('Salary $90,000 APPLY NOW a b')
})

test('ends at a word, with an ellipsis', () => {
  expect(plainText('The city meets the sea', 14)).toBe('The city…')
  expect(plainText('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(plainText('short', 10)).toBe('short')
  expect(plainText('just right', 10)).toBe('just right')
  expect(plainText('four fourteen', 8)).toBe('four fo…')
  expect(plainText('fives fourteen', 8)).toBe('fives…')
})

test('says what stood for itself as it stood', () => {
  expect(plainText('&quot;a&quot; &gt; b &amp;amp; c', 100)).toBe('"a" > b &amp; c')
  expect(plainText(' <p> a\n\t b </p> ', 100)).toBe('a b')
})
