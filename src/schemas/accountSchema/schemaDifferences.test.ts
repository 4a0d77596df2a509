import { describe, expect, test } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema } from './accountSchema'
import { configurableFields } from './applySchema'
import { listSchemaDifferences } from './schemaDifferences'

const customField = (id: number, more: Partial<CustomField> = {}): CustomField => ({
  id,
  type: 'text',
  label: `Own ${id}`,
  ...more,
})
const schema = (customFields: CustomField[], catalogue: AccountSchema['catalogue'] = []): AccountSchema => ({
  customFields,
  catalogue,
})
const listFieldDifferences = (before: Partial<CustomField>, after: Partial<CustomField>) =>
  listSchemaDifferences(schema([customField(100, before)]), schema([customField(100, after)]))

test('equal schemas have no differences', () => {
  const original = schema(
    [customField(100), customField(101, { rules: { min: 1 } })],
    [{ id: 1, label: 'Style', isOffered: true }],
  )
  expect(listSchemaDifferences(original, structuredClone(original))).toEqual([])
})

test('an added or removed field is named with its kind', () => {
  const [smaller, larger] = [
    schema([customField(100)]),
    schema([customField(100), customField(101, { type: 'date' })]),
  ]
  expect(listSchemaDifferences(smaller, larger)).toEqual([{ label: 'Own 101', from: '', to: 'Added: Date' }])
  expect(listSchemaDifferences(larger, smaller)).toEqual([{ label: 'Own 101', from: 'Date', to: 'Removed' }])
})

describe('a field that stayed', () => {
  test.each<[string, Partial<CustomField>, Partial<CustomField>, string, string]>([
    ['Notes', { notes: 'Why' }, { notes: 'Wherefore' }, 'Why', 'Wherefore'],
    ['Notes', {}, { notes: 'Why' }, '', 'Why'],
    [
      'Options',
      { options: [{ label: 'a', value: '1' }] },
      {
        options: [
          { label: 'a', value: '1' },
          { label: 'b', value: '2' },
        ],
      },
      'a',
      'a, b',
    ],
    ['Always required', {}, { rules: { required: true } }, 'No', 'Yes'],
    ['Minimum characters', { rules: { min: 3 } }, {}, '3', ''],
    ['Minimum', { rules: { minimum: 3 } }, {}, '3', ''],
    ['Maximum', {}, { rules: { maximum: 0 } }, '', '0'],
    ['Must be ticked', {}, { rules: { mustBe: true } }, 'No', 'Yes'],
    ['Maximum characters', { rules: { max: 3 } }, { rules: { max: 4 } }, '3', '4'],
    ['Error message', { rules: { message: 'a' } }, { rules: { message: 'b' } }, 'a', 'b'],
    ['Files accepted', {}, { rules: { fileTypeGroup: 2 } }, 'Any', 'Documents'],
    ['Asked for', {}, { shownOn: 'jobs' }, 'Vacancies and Expressions of Interest', 'Vacancies only'],
  ])('lists a change of its %s', (part, before, after, from, to) => {
    expect(listFieldDifferences(before, after)).toEqual([{ label: `Own 100: ${part}`, from, to }])
  })

  test('is listed under its new name', () => {
    expect(listFieldDifferences({ label: 'Old' }, { label: 'New' })).toEqual([
      { label: 'New: Label', from: 'Old', to: 'New' },
    ])
  })
})

describe('the order', () => {
  const listOrderChanges = (before: number[], after: number[]) =>
    listSchemaDifferences(
      schema(before.map((id) => customField(id))),
      schema(after.map((id) => customField(id))),
    ).filter(({ label }) => label === 'Order of the custom fields')

  test('is listed completely when it changed', () => {
    expect(listOrderChanges([100, 101, 102], [101, 100, 102])).toEqual([
      {
        label: 'Order of the custom fields',
        from: 'Own 100, Own 101, Own 102',
        to: 'Own 101, Own 100, Own 102',
      },
    ])
  })

  test('is not listed for added and removed fields', () => {
    expect(listOrderChanges([100, 101], [102, 100, 101])).toEqual([])
    expect(listOrderChanges([100, 101, 102], [100, 102])).toEqual([])
  })

  test('leaves out added and removed fields', () => {
    expect(listOrderChanges([100, 101, 102], [103, 102, 101])).toEqual([
      { label: 'Order of the custom fields', from: 'Own 101, Own 102', to: 'Own 102, Own 101' },
    ])
  })
})

describe('the catalogue', () => {
  const [{ id } = { id: 0 }] = configurableFields
  const offer = (label: string, isOffered = true) => schema([], [{ id, label, isOffered }])

  test.each([
    ['withheld', offer(''), offer('', false), 'Offered', 'Withheld'],
    ['named', offer(''), offer('Style'), 'Offered', 'Offered as “Style”'],
    ['missing in the earlier version', schema([]), offer('Style'), 'Withheld', 'Offered as “Style”'],
  ])('lists a field that is %s', (_, before, after, from, to) => {
    expect(listSchemaDifferences(before, after)).toEqual([{ label: 'Title', from, to }])
  })

  test('does not report the default label as a custom label', () => {
    expect(listSchemaDifferences(offer(''), offer('Title'))).toEqual([])
  })
})
