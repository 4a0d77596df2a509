import { describe, expect, test } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import { getSchemaFieldKey, parseSchemaField, toSchemaFieldValues } from './schemaFieldValues'

const whole: CustomField = {
  id: 101,
  type: 'select',
  label: 'Shift',
  notes: 'Say which suits you.',
  options: [
    { label: 'Early', value: 'Early' },
    { label: 'Late | night', value: 'L' },
  ],
  rules: {
    required: true,
    mustBe: true,
    min: 2,
    max: 9,
    minimum: -0.5,
    maximum: 0,
    earliest: 'today',
    latest: '2027-01-31',
    characters: 'digits',
    fileTypeGroup: 2,
    message: 'Choose one',
  },
  shownOn: 'jobs',
  section: 'Hours',
  width: 'half',
  value: 'L',
  visibleWhen: { any: [{ field: 'email', contains: '@' }] },
  requiredWhen: { all: [{ field: 'custom-99', isFilled: true }] },
}
const bare: CustomField = { id: 100, type: 'text', label: 'Boat licence' }

test('a field is converted to form values', () => {
  expect(toSchemaFieldValues(whole)).toEqual({
    label: 'Shift',
    notes: 'Say which suits you.',
    options: 'Early\nLate | night | L',
    min: '2',
    max: '9',
    minimum: '-0.5',
    maximum: '0',
    earliest: 'today',
    latest: '2027-01-31',
    characters: 'digits',
    value: 'Late | night',
    ticked: false,
    section: 'Hours',
    width: 'half',
    fileTypeGroup: '2',
    message: 'Choose one',
    shownOn: 'jobs',
    mustBe: true,
    required: true,
  })
})

test('unset properties of a field are empty', () => {
  expect(toSchemaFieldValues(bare)).toEqual({
    label: 'Boat licence',
    notes: '',
    options: '',
    min: '',
    max: '',
    minimum: '',
    maximum: '',
    earliest: '',
    latest: '',
    characters: '',
    value: '',
    ticked: false,
    section: '',
    width: '',
    fileTypeGroup: '',
    message: '',
    shownOn: '',
    mustBe: false,
    required: false,
  })
})

test.each([whole, bare, { ...whole, shownOn: 'interests', rules: { fileTypeGroup: 1 } } as CustomField])(
  'its values are converted back to the same field: $label',
  (field) => {
    expect(parseSchemaField(field, toSchemaFieldValues(field))).toEqual(field)
  },
)

describe('what a person writes', () => {
  const from = (values: Record<string, string | boolean>) => parseSchemaField(bare, values)

  test('loses surrounding spaces; blank values are unset', () => {
    expect(from({ label: ' Boat ', notes: ' Why ', message: ' No ' })).toEqual({
      id: 100,
      type: 'text',
      label: 'Boat',
      notes: 'Why',
      rules: { message: 'No' },
    })
    expect(from({ label: ' ', notes: ' ', message: ' ', min: ' ', max: ' ', options: ' \n ' })).toEqual({
      id: 100,
      type: 'text',
      label: '',
    })
  })

  test('of options have one option per line, with the value after the last bar', () => {
    expect(from({ options: ' One \n\nTwo|2\nA | B | c\n|four\nfive|\n|' }).options).toEqual([
      { label: 'One', value: 'One' },
      { label: 'Two', value: '2' },
      { label: 'A | B', value: 'c' },
      { label: 'four', value: 'four' },
      { label: 'five', value: 'five' },
    ])
  })

  test('and is not a number becomes NaN, so that every check rejects it', () => {
    expect(from({ min: 'two', max: '3' }).rules).toEqual({ min: Number.NaN, max: 3 })
  })

  test.each(['0', '3', 'images', true])('of an unknown group of files, %j, are ignored', (group) => {
    expect(from({ fileTypeGroup: group })).not.toHaveProperty('rules')
  })

  test('of an unknown place are ignored', () => {
    expect(from({ shownOn: 'both' })).not.toHaveProperty('shownOn')
  })

  test('of a bound such as ‘today’ are read as people write it', () => {
    expect(from({ earliest: 'Today + 14' }).rules).toEqual({ earliest: 'today+14' })
  })

  test('a checkbox can start ticked', () => {
    expect(from({ ticked: true })).toMatchObject({ value: 'Y' })
  })

  test('of an unknown character rule are ignored', () => {
    expect(from({ characters: '^a+$' })).not.toHaveProperty('rules')
  })

  test('must be the boolean true to be required', () => {
    expect(from({ required: 'true' })).not.toHaveProperty('rules')
    expect(from({ required: false })).not.toHaveProperty('rules')
  })
})

test.each([
  ['/label', 'label'],
  ['/options', 'options'],
  ['/options/3/label', 'options'],
  ['/rules/max', 'max'],
  ['/rules/fileTypeGroup', 'fileTypeGroup'],
  ['', ''],
])('an error at %j is shown at the form field %j', (path, key) => {
  expect(getSchemaFieldKey(path)).toBe(key)
})
