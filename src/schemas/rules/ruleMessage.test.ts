import { expect, test } from 'vitest'
import type { FieldRule } from './fieldRule'
import { type Finding, getRuleMessage } from './ruleMessage'

const rule = (kind: FieldRule['kind'], more: Partial<FieldRule> = {}): FieldRule => ({
  kind,
  required: true,
  ...more,
})
const customMessage = { message: 'In our words' }
const createFormatFinding = (name: string): Finding => ({ keyword: 'format', params: { format: name } })
const missingAnswer: Finding = { keyword: 'required', params: {} }

test.each<[string, FieldRule, Finding, string]>([
  ['[VR-02]', rule('string'), missingAnswer, 'A response is required'],
  ['[VR-02]', rule('string', { min: 1 }), missingAnswer, 'A response is required'],
  ['[VR-03]', rule('string', { min: 2 }), missingAnswer, 'Minimum Character Length is 2'],
  ['[VR-03]', rule('string', { min: 2, ...customMessage }), missingAnswer, 'In our words'],
  ['[VR-07]', rule('boolean', customMessage), missingAnswer, 'In our words'],
  ['[VR-07]', rule('boolean', { min: 2 }), missingAnswer, 'A response is required'],
  ['[VR-10]', rule('any', customMessage), missingAnswer, 'In our words'],
  ['[VR-10]', rule('any', { min: 2 }), missingAnswer, 'A response is required'],
  ['[VR-04]', rule('email', customMessage), missingAnswer, 'A response is required'],
  ['[VR-06]', rule('number', { min: 2, ...customMessage }), missingAnswer, 'A response is required'],
  ['[FK-22]', rule('boolean'), { keyword: 'minItems', params: { limit: 1 } }, 'A response is required'],
  [
    '[VR-03]',
    rule('string'),
    { keyword: 'minLength', params: { limit: 5 } },
    'Minimum Character Length is 5',
  ],
  ['[VR-03]', rule('string', customMessage), { keyword: 'minLength', params: { limit: 5 } }, 'In our words'],
  [
    '[VR-03]',
    rule('string', customMessage),
    { keyword: 'maxLength', params: { limit: 9 } },
    'Maximum Character Length is 9',
  ],
  [
    '[VR-06]',
    rule('number', customMessage),
    { keyword: 'maxLength', params: { limit: 9 } },
    'Maximum Characters is 9',
  ],
  ['[VR-04]', rule('email'), createFormatFinding('email'), 'Must be a valid email'],
  ['[VR-04]', rule('email', customMessage), createFormatFinding('email'), 'In our words'],
  ['[VR-05]', rule('URL'), createFormatFinding('url'), 'Invalid url'],
  ['[VR-06]', rule('number'), createFormatFinding('number-text'), 'The value must be a number.'],
  ['[FK-17]', rule('number'), createFormatFinding('percent-text'), 'The value must be a number.'],
  ['[FK-24]', rule('string'), createFormatFinding('local-date'), 'Must be a valid date'],
  ['[FK-24]', rule('string'), createFormatFinding('local-time'), 'Must be a valid time'],
  ['[FK-24]', rule('string'), createFormatFinding('local-date-time'), 'Must be a valid date and time'],
  [
    '[FK-24]',
    rule('string'),
    createFormatFinding('date-range'),
    'Must be two valid dates, the first not after the last',
  ],
  ['[VR-09]', rule('file'), createFormatFinding('file-group-1'), 'File is of the incorrect type.'],
  ['[VR-09]', rule('file'), createFormatFinding('file-group-2'), 'File is of the incorrect type.'],
  ['[VR-02]', rule('string'), createFormatFinding('tomorrow'), 'A response is required'],
  ['[VR-08]', rule('file', customMessage), { keyword: 'maximum', params: {} }, 'Maximum file size is 2MB'],
  ['[FB-08]', rule('string'), { keyword: 'enum', params: {} }, 'Please select a value from the list!'],
  ['[FB-08]', rule('string', customMessage), { keyword: 'enum', params: {} }, 'In our words'],
  [
    '[FK-22]',
    rule('boolean', customMessage),
    { keyword: 'uniqueItems', params: {} },
    'Please select a value from the list!',
  ],
  [
    '[VR-01]',
    rule('string', customMessage),
    { keyword: 'type', params: { type: 'string', got: 'array' } },
    'Expected string, received array',
  ],
  ['[VR-02]', rule('boolean', { mustBe: true }), { keyword: 'const', params: {} }, 'A response is required'],
  [
    '[VR-02]',
    rule('boolean', { mustBe: true, ...customMessage }),
    { keyword: 'const', params: {} },
    'In our words',
  ],
])('%s for the rule %j, the finding %j has the message %j', (_row, fieldRule, finding, message) => {
  expect(getRuleMessage(fieldRule, finding)).toBe(message)
})
