import { describe, expect, test } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import { getSchemaFieldKey, parseSchemaField, toSchemaFieldValues } from './schemaFieldValues'

const completeField: CustomField = {
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
const minimalField: CustomField = { id: 100, type: 'text', label: 'Boat licence' }

test('a field is converted to form values', () => {
  expect(toSchemaFieldValues(completeField)).toEqual({
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
  expect(toSchemaFieldValues(minimalField)).toEqual({
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

test.each([
  completeField,
  minimalField,
  { ...completeField, shownOn: 'interests', rules: { fileTypeGroup: 1 } } as CustomField,
])('the form values of a field are converted back to the same field: $label', (field) => {
  expect(parseSchemaField(field, toSchemaFieldValues(field))).toEqual(field)
})

describe('the entered values', () => {
  const parse = (values: Record<string, string | boolean>) => parseSchemaField(minimalField, values)

  test('lose surrounding spaces; blank values are unset', () => {
    expect(parse({ label: ' Boat ', notes: ' Why ', message: ' No ' })).toEqual({
      id: 100,
      type: 'text',
      label: 'Boat',
      notes: 'Why',
      rules: { message: 'No' },
    })
    expect(parse({ label: ' ', notes: ' ', message: ' ', min: ' ', max: ' ', options: ' \n ' })).toEqual({
      id: 100,
      type: 'text',
      label: '',
    })
  })

  test('contain one option per line, with the value after the last bar', () => {
    expect(parse({ options: ' One \n\nTwo|2\nA | B | c\n|four\nfive|\n|' }).options).toEqual([
      { label: 'One', value: 'One' },
      { label: 'Two', value: '2' },
      { label: 'A | B', value: 'c' },
      { label: 'four', value: 'four' },
      { label: 'five', value: 'five' },
    ])
  })

  test('become NaN if they should be numbers and are not, so that every check rejects them', () => {
    expect(parse({ min: 'two', max: '3' }).rules).toEqual({ min: Number.NaN, max: 3 })
  })

  test.each(['0', '3', 'images', true])(
    'are ignored if they name an unknown file type group: %j',
    (group) => {
      expect(parse({ fileTypeGroup: group })).not.toHaveProperty('rules')
    },
  )

  test('are ignored if they name an unknown place', () => {
    expect(parse({ shownOn: 'both' })).not.toHaveProperty('shownOn')
  })

  test('may write a day bound such as ‘today’ in any letter case and with spaces', () => {
    expect(parse({ earliest: 'Today + 14' }).rules).toEqual({ earliest: 'today+14' })
  })

  test('can make a tick box start ticked', () => {
    expect(parse({ ticked: true })).toMatchObject({ value: 'Y' })
  })

  test('are ignored if they name an unknown character rule', () => {
    expect(parse({ characters: '^a+$' })).not.toHaveProperty('rules')
  })

  test('make the field required only with the boolean true', () => {
    expect(parse({ required: 'true' })).not.toHaveProperty('rules')
    expect(parse({ required: false })).not.toHaveProperty('rules')
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
