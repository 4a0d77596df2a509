import { expect, it } from 'vitest'
import { quoteChange } from './quoteChange'

it.each([
  ['Us', 'Who we are', 'Us', 'Who we are'],
  [
    'You keep the light burning through the night, every night.',
    'You keep the lamp burning through the night, every night.',
    'You keep the light burning through the …',
    'You keep the lamp burning through the …',
  ],
  ['one two three four five', 'one two three four', '… two three four five', '… two three four'],
  ['a b', '', 'a b', ''],
  ['same', 'same', 'same', 'same'],
])('quotes the change from %j to %j', (before, after, ...quotes) => {
  expect(quoteChange(before, after)).toEqual(quotes)
})

it('cuts a long quote between characters', () => {
  const [before] = quoteChange('😀'.repeat(100), 'x')
  expect(before).toBe(`${'😀'.repeat(80)} …`)
})
