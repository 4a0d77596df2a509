import { expect, test, vi } from 'vitest'
import { characterTexts } from '../../texts/public/characterRules.texts'
import { characterRules, isCharacterRule } from './characterRules'

// Resets the checks to those of a new page, because other tests register more.
vi.resetModules()
const { loadChecks, hasCharacters, formatByCharacterRule } = await import('./characterRules')

test('a rule whose library is not loaded accepts everything', () => {
  expect(hasCharacters('none', 'iban')).toBe(true)
  expect(hasCharacters('none', 'a rule of the future')).toBe(true)
})

test('libraries are loaded once, and rules without a library load none', async () => {
  expect(loadChecks(['letters', 'digits', 'letters-and-digits'])).toBeNull()
  const [first, rest] = [loadChecks(['postcode-AU']), loadChecks(characterRules)]
  expect(first).not.toBeNull()
  await Promise.all([first, rest])
  expect(loadChecks(characterRules)).toBeNull()
})

test.each<[string, string[], string[]]>([
  ['letters', ['Zoë O’Brien-Smith', 'Ngũgĩ wa', 'St. Ives'], ['R2D2', 'a_b', '<b>']],
  ['digits', ['0042', '12 34'], ['12a', '1.5', '١٢']],
  ['letters-and-digits', ['Unit 4B'], ['4/B', 'a@b']],
  [
    'phone',
    ['0400 000 000', '+64 21 123 4567', '(02) 9374 4000'],
    ['hello', '12', '+1', 'call 0400 000 000'],
  ],
  ['phone-NZ', ['021 123 4567', '+61 400 000 000'], ['hello']],
  ['postcode-AU', ['2000', '0800', ' 3000 '], ['200', '20000', 'SW1A 1AA']],
  ['postcode-GB', ['SW1A 1AA', 'm1 1ae'], ['2000']],
  ['abn', ['51 824 753 556', '53004085616'], ['51 824 753 557', '5182475355', 'abn']],
  ['iban', ['DE89 3704 0044 0532 0130 00', 'gb82west12345698765432'], ['DE88 3704 0044 0532 0130 00', 'x']],
])('%s accepts %j and rejects %j', (rule, validTexts, invalidTexts) => {
  expect(validTexts.filter((text) => !hasCharacters(text, rule))).toEqual([])
  expect(invalidTexts.filter((text) => hasCharacters(text, rule))).toEqual([])
})

test.each([
  ['phone-AU', '0400000000', '0400 000 000'],
  ['phone-AU', '+61 400 000 000', '0400 000 000'],
  ['phone-AU', '+64211234567', '+64 21 123 4567'],
  // Possible in this country, but valid only in another country.
  ['phone-AU', '07700900123', '07700900123'],
  ['phone-NZ', '0400 000 000', '0400 000 000'],
  ['phone-AU', '+44 7700 900123', '+44 7700 900123'],
])('a %s %s is formatted as %s', async (rule, typed, formatted) => {
  await loadChecks([rule])
  expect(formatByCharacterRule(typed, rule)).toBe(formatted)
})

test('every rule has a unique name, and rejects something', () => {
  for (const rule of characterRules) {
    expect(isCharacterRule(rule)).toBe(true)
    expect(characterTexts[rule].name).not.toBe('')
    expect(hasCharacters('\u0000{', rule), rule).toBe(false)
  }
  expect(new Set(characterRules.map((rule) => characterTexts[rule].name)).size).toBe(characterRules.length)
})
