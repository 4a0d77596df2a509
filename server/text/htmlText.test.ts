import { expect, test } from 'vitest'
import { htmlToPlainText } from './htmlText'

test('returns the text without tags, with spaces between block elements', () => {
  expect(htmlToPlainText('<p>Work &amp; <b>play</b></p><ul><li>One</li><li>a &lt; b</li></ul>', 100)).toBe(
    'Work & play One a < b',
  )
})

test('[JD-01] separates cells and other blocks', () => {
  const html =
    '<table><tr><td>Salary</td><td>$90,000</td></tr></table><button>APPLY NOW</button><dl><dt>a</dt><dd>b</dd></dl>'
  expect(htmlToPlainText(html, 100)).toBe('Salary $90,000 APPLY NOW a b')
})

test('cuts at the end of a word, or within one if little text would remain, with an ellipsis', () => {
  expect(htmlToPlainText('The city meets the sea', 14)).toBe('The city…')
  expect(htmlToPlainText('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(htmlToPlainText('short', 10)).toBe('short')
  expect(htmlToPlainText('just right', 10)).toBe('just right')
  expect(htmlToPlainText('four fourteen', 8)).toBe('four fo…')
  expect(htmlToPlainText('fives fourteen', 8)).toBe('fives…')
})

test('decodes entities and joins white space', () => {
  expect(htmlToPlainText('&quot;a&quot; &gt; b &amp;amp; c', 100)).toBe('"a" > b &amp; c')
  expect(htmlToPlainText(' <p> a\n\t b </p> ', 100)).toBe('a b')
})
