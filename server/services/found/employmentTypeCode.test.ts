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
  [' ', undefined],
  ['FULLTIME', 'FULL_TIME'],
  ['Permanent', 'FULL_TIME'],
  ['Job share', 'PART_TIME'],
  ['Part time contract', 'PART_TIME'],
  ['Fixed-term', 'TEMPORARY'],
  ['Seasonal', 'TEMPORARY'],
  ['Apprenticeship', 'INTERN'],
  ['Cadet', 'INTERN'],
  ['Volunteering', 'VOLUNTEER'],
  ['Relief pool', 'PER_DIEM'],
])('%s', (text, code) => {
  expect(employmentTypeCode(text)).toBe(code)
})
