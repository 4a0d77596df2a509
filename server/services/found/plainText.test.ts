import { expect, test } from 'vitest'
import { plainText } from './plainText'

test('says the words alone, apart where the HTML sets them apart', () => {
  expect(plainText('<p>Work &amp; <b>play</b></p><ul><li>One</li><li>a &lt; b</li></ul>', 100)).toBe(
    'Work & play One a < b',
  )
})

test('ends at a word, with an ellipsis', () => {
  expect(plainText('The city meets the sea', 14)).toBe('The city…')
  expect(plainText('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(plainText('short', 10)).toBe('short')
})
