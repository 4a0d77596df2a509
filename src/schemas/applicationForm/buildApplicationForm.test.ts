import { expect, test } from 'vitest'
import { fillPlaceholders } from './buildApplicationForm'

test.each([
  ['{vacancyCode} from {source}', { code: 'PLAN-7', channel: 'seek' }, 'PLAN-7 from seek'],
  ['{source}/{campaign}', { channel: 'utm_source=radio&utm_campaign=spring' }, 'radio/spring'],
  ['{source}', { channel: 'utm_campaign=spring' }, ''],
  ['{campaign}', { channel: 'seek' }, ''],
  ['{vacancyCode}', {}, ''],
  ['fixed {other}', { channel: null }, 'fixed {other}'],
])('%s of %j is %j', (value, visit, filled) => {
  expect(fillPlaceholders(value, visit)).toBe(filled)
})
