import { expect, test } from 'vitest'
import { toSearchText } from './searchText'

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'CAFÉ'],
  ['O’Brien', "o'brien"],
  ['Oʼbrien', 'O‘Brien'],
  ['Parks\u00a0and \u2009 Pools', ' parks and pools '],
  ['Kranken\u00adhaus', 'krankenhaus'],
  ['zero\u200bwidth', 'zerowidth'],
  ['9–5 shift', '9-5 shift'],
  ['co\u2011worker', 'co-worker'],
  ['Straße', 'STRASSE'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'DİYARBAKIR'],
  ['ΟΔΟΣ', 'οδός'],
  ['Сёмин', 'СЕМИН'],
  ['أَحْمَد', 'احمد'],
  ['محمـــد', 'محمد'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['ﬁnance', 'Finance'],
  ['Ｔｅｃｈ', 'tech'],
])('%s and %s have the same search text', (stored, query) => {
  expect(toSearchText(stored)).toBe(toSearchText(query))
})

test('leaves letters of other scripts, percent signs and underscores unchanged', () => {
  for (const text of ['100%', 'a_b', 'हिन्दी', 'ไทย', '東京', '서울']) expect(toSearchText(text)).toBe(text)
  expect(toSearchText('हिन्दी')).not.toBe(toSearchText('हन्द'))
})

test('does not change its own result', () => {
  for (const text of ['İıß ς Σ', 'ὈΔΥΣΣΕΎΣ', 'Å–´ ½'])
    expect(toSearchText(toSearchText(text))).toBe(toSearchText(text))
})
