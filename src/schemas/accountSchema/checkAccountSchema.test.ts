import { describe, expect, test } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import { checkAccountSchema, checkField } from './checkAccountSchema'

const field = (more: Partial<CustomField> = {}): CustomField => ({
  id: 100,
  type: 'text',
  label: 'Boat licence',
  ...more,
})
const options = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ label: `Option ${at}`, value: `value ${at}` }))

describe('a custom field', () => {
  test.each<[string, Partial<CustomField>]>([
    ['of text', {}],
    ['with the longest label', { label: 'x'.repeat(200) }],
    ['with the longest notes', { notes: 'x'.repeat(500) }],
    ['with the longest message', { rules: { message: 'x'.repeat(200) } }],
    ['with length limits', { rules: { min: 1, max: 4000 } }],
    ['with equal length limits', { rules: { min: 7, max: 7 } }],
    ['with only a minimum length', { rules: { min: 300 } }],
    ['with a minimum and a maximum number', { type: 'number', rules: { minimum: -1.5, maximum: 0 } }],
    ['that must be ticked', { type: 'checkbox', rules: { mustBe: true } }],
    ['that is always required', { rules: { required: true } }],
    ['with options', { type: 'select', options: options(1) }],
    ['with the most options', { type: 'radio', options: options(500) }],
    [
      'with the longest options',
      { type: 'radio', options: [{ label: 'l'.repeat(200), value: 'v'.repeat(200) }] },
    ],
    [
      'with one label for two values',
      {
        type: 'select',
        options: [
          { label: 'a', value: '1' },
          { label: 'a', value: '2' },
        ],
      },
    ],
    ['of a single tick box', { type: 'checkbox' }],
    ['of tick boxes', { type: 'checkbox', options: options(2) }],
    ['of image files', { type: 'file', rules: { fileTypeGroup: 1 } }],
    ['that is hidden', { type: 'hidden' }],
  ])('accepts %s', (_, more) => {
    expect(checkField(field(more))).toEqual([])
  })

  test.each<[string, Partial<CustomField>, string, string]>([
    ['no label', { label: '' }, '/label', 'A response is required'],
    ['a label of blanks', { label: ' \t' }, '/label', 'A response is required'],
    ['a label too long', { label: 'x'.repeat(201) }, '/label', 'Maximum Character Length is 200'],
    ['notes too long', { notes: 'x'.repeat(501) }, '/notes', 'Maximum Character Length is 500'],
    [
      'a message too long',
      { rules: { message: 'x'.repeat(201) } },
      '/rules/message',
      'Maximum Character Length is 200',
    ],
    ['a minimum number of a text field', { rules: { minimum: 1 } }, '/rules/minimum', 'Only for numbers'],
    [
      'a minimum that is not a number',
      { type: 'number', rules: { minimum: Number.NaN } },
      '/rules/minimum',
      'A number',
    ],
    [
      'a maximum that is not a number',
      { type: 'number', rules: { maximum: Number.NaN } },
      '/rules/maximum',
      'A number',
    ],
    [
      'a minimum number above the maximum',
      { type: 'number', rules: { minimum: 2, maximum: 1 } },
      '/rules/maximum',
      'The maximum can’t be below the minimum',
    ],
    [
      'a text field that must be ticked',
      { rules: { mustBe: true } },
      '/rules/mustBe',
      'Only for a tick box without options',
    ],
    [
      'a tick box with options that must be ticked',
      { type: 'checkbox', options: options(2), rules: { mustBe: true } },
      '/rules/mustBe',
      'Only for a tick box without options',
    ],
    ['missing options', { type: 'select' }, '/options', 'A response is required'],
    [
      'an empty list of options',
      { type: 'searchable-select', options: [] },
      '/options',
      'A response is required',
    ],
    ['options of a text field', { options: options(1) }, '/options', 'This type of field has no options'],
    ['too many options', { type: 'select', options: options(501) }, '/options', 'At most 500 options'],
    [
      'an option without a label',
      { type: 'select', options: [{ label: ' ', value: 'a' }] },
      '/options',
      'An option has no text',
    ],
    [
      'an option without a value',
      { type: 'select', options: [...options(1), { label: 'a', value: ' ' }] },
      '/options',
      'An option has no text',
    ],
    [
      'an option’s label too long',
      { type: 'select', options: [{ label: 'x'.repeat(201), value: 'a' }] },
      '/options',
      'Maximum Character Length is 200',
    ],
    [
      'an option’s value too long',
      { type: 'select', options: [{ label: 'a', value: 'x'.repeat(201) }] },
      '/options',
      'Maximum Character Length is 200',
    ],
    [
      'a value given twice',
      {
        type: 'checkbox',
        options: [
          { label: 'a', value: '1' },
          { label: 'b', value: '1' },
        ],
      },
      '/options',
      'Two options have the same value',
    ],
    ['a minimum length of zero', { rules: { min: 0 } }, '/rules/min', 'A whole number from 1 to 4000'],
    [
      'a maximum length above the limit',
      { rules: { max: 4001 } },
      '/rules/max',
      'A whole number from 1 to 4000',
    ],
    ['a fractional length', { rules: { min: 1.5 } }, '/rules/min', 'A whole number from 1 to 4000'],
    [
      'a length that is not a number',
      { rules: { max: Number.NaN } },
      '/rules/max',
      'A whole number from 1 to 4000',
    ],
    [
      'a minimum length above the maximum',
      { rules: { min: 5, max: 4 } },
      '/rules/max',
      'The maximum can’t be below the minimum',
    ],
    [
      'a length limit of a date field',
      { type: 'date', rules: { min: 3 } },
      '/rules/min',
      'This type of field has no length limit',
    ],
    [
      'a required hidden field',
      { type: 'hidden', rules: { required: true } },
      '/rules/required',
      'A hidden field can’t be required',
    ],
    [
      'a file type group of a text field',
      { rules: { fileTypeGroup: 2 } },
      '/rules/fileTypeGroup',
      'Only for files',
    ],
  ])('reports %s', (_, more, path, message) => {
    expect(checkField(field(more))).toEqual([{ path, message }])
  })

  test('an unknown kind is the only error reported', () => {
    const unknownField = { ...field({ label: '' }), type: 'hologram' } as unknown as CustomField
    expect(checkField(unknownField)).toEqual([
      { path: '/type', message: 'Please select a value from the list!' },
    ])
  })

  test('reports all errors at once', () => {
    const invalidField = field({
      type: 'date',
      label: '',
      options: options(1),
      rules: { min: 1, max: 2, fileTypeGroup: 1 },
    })
    expect(checkField(invalidField).map(({ path }) => path)).toEqual([
      '/label',
      '/options',
      '/rules/min',
      '/rules/max',
      '/rules/fileTypeGroup',
    ])
  })
})

describe("an account's schema", () => {
  const createFields = (n: number) => Array.from({ length: n }, (_, at) => field({ id: 100 + at }))

  test('accepts an empty schema, and a schema at all limits', () => {
    expect(checkAccountSchema({ customFields: [], catalogue: [] })).toEqual([])
    const catalogue = [{ id: 1, label: 'x'.repeat(200), isOffered: true }]
    expect(checkAccountSchema({ customFields: createFields(200), catalogue })).toEqual([])
  })

  test('reports too many fields', () => {
    expect(checkAccountSchema({ customFields: createFields(201), catalogue: [] })).toEqual([
      { path: '/customFields', message: 'At most 200 fields' },
    ])
  })

  test.each([
    ['below 100', [field({ id: 99 })], '/customFields/0/id'],
    ['given twice', [field({ id: 100 }), field({ id: 101 }), field({ id: 100 })], '/customFields/2/id'],
  ])('reports an id %s', (_, customFields, path) => {
    expect(checkAccountSchema({ customFields, catalogue: [] })).toEqual([
      { path, message: 'Ids start at 100 and must be unique' },
    ])
  })

  test('reports the path of the invalid field', () => {
    const customFields = [field(), field({ id: 101, rules: { min: 0 } })]
    expect(checkAccountSchema({ customFields, catalogue: [] })).toEqual([
      { path: '/customFields/1/rules/min', message: 'A whole number from 1 to 4000' },
    ])
  })

  test('rejects settings of built-in and of unknown fields', () => {
    const catalogue = [1.1, 99].map((id) => ({ id, label: '', isOffered: true }))
    expect(checkAccountSchema({ customFields: [], catalogue })).toEqual([
      { path: '/catalogue/0/id', message: 'This form has no such field' },
      { path: '/catalogue/1/id', message: 'This form has no such field' },
    ])
  })

  test('reports a label of a catalogue field that is too long', () => {
    const catalogue = [{ id: 2, label: 'x'.repeat(201), isOffered: true }]
    expect(checkAccountSchema({ customFields: [], catalogue })).toEqual([
      { path: '/catalogue/0/label', message: 'Maximum Character Length is 200' },
    ])
  })
})
