import { expect, test } from 'vitest'
import { employmentTypeCode } from './employmentTypeCode'

test.each([
  ['Full time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Casual', 'PER_DIEM'],
  ['Fixed term', 'TEMPORARY'],
  ['Traineeship', 'INTERN'],
  ['Contract', 'CONTRACTOR'],
  ['As the moon rises', 'OTHER'],
  ['', undefined],
])('%s', (text, code) => {
  expect(employmentTypeCode(text)).toBe(code)
})
