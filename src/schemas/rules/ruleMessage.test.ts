import { expect, test } from 'vitest'
import type { FieldRule } from './fieldRule'
import { type Finding, getRuleMessage } from './ruleMessage'

const rule = (kind: FieldRule['kind'], more: Partial<FieldRule> = {}): FieldRule => ({
  kind,
  required: true,
  ...more,
})
const own = { message: 'In our words' }
const format = (name: string): Finding => ({ keyword: 'format', params: { format: name } })
const missing: Finding = { keyword: 'required', params: {} }

test.each<[string, FieldRule, Finding, string]>([
  ['[VR-02]', rule('string'), missing, 'A response is required'],
  ['[VR-02]', rule('string', { min: 1 }), missing, 'A response is required'],
  ['[VR-03]', rule('string', { min: 2 }), missing, 'Minimum Character Length is 2'],
  ['[VR-03]', rule('string', { min: 2, ...own }), missing, 'In our words'],
  ['[VR-07]', rule('boolean', own), missing, 'In our words'],
  ['[VR-07]', rule('boolean', { min: 2 }), missing, 'A response is required'],
  ['[VR-10]', rule('any', own), missing, 'In our words'],
  ['[VR-10]', rule('any', { min: 2 }), missing, 'A response is required'],
  ['[VR-04]', rule('email', own), missing, 'A response is required'],
  ['[VR-06]', rule('number', { min: 2, ...own }), missing, 'A response is required'],
  ['[FK-22]', rule('boolean'), { keyword: 'minItems', params: { limit: 1 } }, 'A response is required'],
  [
    '[VR-03]',
    rule('string'),
    { keyword: 'minLength', params: { limit: 5 } },
    'Minimum Character Length is 5',
  ],
  ['[VR-03]', rule('string', own), { keyword: 'minLength', params: { limit: 5 } }, 'In our words'],
  [
    '[VR-03]',
    rule('string', own),
    { keyword: 'maxLength', params: { limit: 9 } },
    'Maximum Character Length is 9',
  ],
  ['[VR-06]', rule('number', own), { keyword: 'maxLength', params: { limit: 9 } }, 'Maximum Characters is 9'],
  ['[VR-04]', rule('email'), format('email'), 'Must be a valid email'],
  ['[VR-04]', rule('email', own), format('email'), 'In our words'],
  ['[VR-05]', rule('URL'), format('url'), 'Invalid url'],
  ['[VR-06]', rule('number'), format('number-text'), 'The value must be a number.'],
  ['[FK-17]', rule('number'), format('percent-text'), 'The value must be a number.'],
  ['[FK-24]', rule('string'), format('local-date'), 'Must be a valid date'],
  ['[FK-24]', rule('string'), format('local-time'), 'Must be a valid time'],
  ['[FK-24]', rule('string'), format('local-date-time'), 'Must be a valid date and time'],
  ['[FK-24]', rule('string'), format('date-range'), 'Must be two valid dates, the first not after the last'],
  ['[VR-09]', rule('file'), format('file-group-1'), 'File is of the incorrect type.'],
  ['[VR-09]', rule('file'), format('file-group-2'), 'File is of the incorrect type.'],
  ['[VR-02]', rule('string'), format('tomorrow'), 'A response is required'],
  ['[VR-08]', rule('file', own), { keyword: 'maximum', params: {} }, 'Maximum file size is 2MB'],
  ['[FB-08]', rule('string'), { keyword: 'enum', params: {} }, 'Please select a value from the list!'],
  ['[FB-08]', rule('string', own), { keyword: 'enum', params: {} }, 'In our words'],
  [
    '[FK-22]',
    rule('boolean', own),
    { keyword: 'uniqueItems', params: {} },
    'Please select a value from the list!',
  ],
  [
    '[VR-01]',
    rule('string', own),
    { keyword: 'type', params: { type: 'string', got: 'array' } },
    'Expected string, received array',
  ],
  ['[VR-02]', rule('boolean', { mustBe: true }), { keyword: 'const', params: {} }, 'A response is required'],
  ['[VR-02]', rule('boolean', { mustBe: true, ...own }), { keyword: 'const', params: {} }, 'In our words'],
])('%s for the rule %j, the finding %j has the message %j', (_row, fieldRule, finding, message) => {
  expect(getRuleMessage(fieldRule, finding)).toBe(message)
})
