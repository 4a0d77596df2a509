import { expect, test } from 'vitest'
import { fillPlaceholders } from './buildApplicationForm'

test.each([
  ['{vacancyCode} from {source}', { code: 'PLAN-7', channel: 'seek' }, 'PLAN-7 from seek'],
  ['{source}/{campaign}', { channel: 'utm_source=radio&utm_campaign=spring' }, 'radio/spring'],
  ['{source}', { channel: 'utm_campaign=spring' }, ''],
  ['{campaign}', { channel: 'seek' }, ''],
  ['{vacancyCode}', {}, ''],
  ['fixed {other}', { channel: null }, 'fixed {other}'],
])('the placeholders of %s are filled in with %j: %j', (value, visit, filled) => {
  expect(fillPlaceholders(value, visit)).toBe(filled)
})
