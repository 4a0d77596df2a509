import { expect, test } from 'vitest'
import { fillPlaceholders } from './buildApplicationForm'

test.each([
  ['{vacancyCode} from {source}', { code: 'PLAN-7', referralSource: 'seek' }, 'PLAN-7 from seek'],
  ['{source}/{campaign}', { referralSource: 'utm_source=radio&utm_campaign=spring' }, 'radio/spring'],
  ['{source}', { referralSource: 'utm_campaign=spring' }, ''],
  ['{campaign}', { referralSource: 'seek' }, ''],
  ['{vacancyCode}', {}, ''],
  ['fixed {other}', { referralSource: null }, 'fixed {other}'],
])('the placeholders of %s are filled in with %j: %j', (value, visit, filled) => {
  expect(fillPlaceholders(value, visit)).toBe(filled)
})
