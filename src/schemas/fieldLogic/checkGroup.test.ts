import { describe, expect, test } from 'vitest'
import { referees, schooling } from '../../../tests/fixtures/customGroups'
import type { AccountSchema } from '../accountSchema/accountSchema'
import { checkAccountSchema, checkField } from '../accountSchema/checkAccountSchema'
import { listSchemaDifferences } from '../accountSchema/schemaDifferences'
import { getSchemaFieldKey, parseSchemaField, toSchemaFieldValues } from '../accountSchema/schemaFieldValues'
import type { CustomField } from '../settings/userSettings'

const group = (more: Partial<CustomField>): CustomField => ({ ...referees, ...more })
const part = (more: Partial<CustomField>): CustomField => ({ id: 111, type: 'text', label: 'Name', ...more })
const schema = (...customFields: CustomField[]): AccountSchema => ({ customFields, catalogue: [] })
const getErrors = (field: CustomField) => checkField(field).map(({ path, message }) => `${path}: ${message}`)

describe('[FK-28] a custom group', () => {
  test.each([referees, schooling, group({ repeats: {} }), group({ repeats: { min: 0, max: 30 } })])(
    'is valid: %j',
    (field) => expect(getErrors(field)).toEqual([]),
  )

  test.each<[string, CustomField, string[]]>([
    ['without fields', group({ fields: [] }), ['/fields: A group needs at least one field']],
    [
      'with more than thirty fields',
      group({ fields: Array.from({ length: 31 }, (_, at) => part({ id: 200 + at })) }),
      ['/fields: A group has at most 30 fields'],
    ],
    [
      'with an invalid field',
      group({ fields: [part({ label: ' ' })] }),
      ['/fields/0/label: A response is required'],
    ],
    [
      'with a file',
      group({ fields: [part({ type: 'file' })] }),
      ['/fields/0/type: A group can’t contain a file. Use a separate field'],
    ],
    ['with a group', group({ fields: [schooling] }), ['/fields/0/type: A group can’t contain another group']],
    [
      'with a field that declares where it is shown',
      group({ fields: [part({ shownOn: 'jobs' })] }),
      ['/fields/0/shownOn: A field in a group is shown where its group is'],
    ],
    [
      'with a fractional number of rows',
      group({ repeats: { min: 0.5 } }),
      ['/repeats/min: A whole number from 0 to 30'],
    ],
    [
      'with a maximum of no rows',
      group({ repeats: { max: 0 } }),
      ['/repeats/max: A whole number from 1 to 30'],
    ],
    [
      'with a maximum of too many rows',
      group({ repeats: { max: 31 } }),
      ['/repeats/max: A whole number from 1 to 30'],
    ],
    [
      'with a minimum above its maximum',
      group({ repeats: { min: 3, max: 2 } }),
      ['/repeats/max: The maximum can’t be below the minimum'],
    ],
    [
      'that is answered once and names its rows',
      { ...schooling, itemLabel: 'School' },
      ['/itemLabel: Only for a group that repeats'],
    ],
    [
      'with options',
      group({ options: [{ label: 'a', value: 'a' }] }),
      ['/options: This type of field has no options'],
    ],
    [
      'with a length limit',
      group({ rules: { max: 3 } }),
      ['/rules/max: This type of field has no length limit'],
    ],
    [
      'that is a text field with fields',
      part({ fields: [], repeats: {}, itemLabel: 'x' }),
      ['fields', 'repeats', 'itemLabel'].map((name) => `/${name}: Only for groups of fields`),
    ],
  ])('%s is refused', (_what, field, errors) => expect(getErrors(field)).toEqual(errors))

  test('has unique ids from the account’s range', () => {
    expect(checkAccountSchema(schema(referees, schooling))).toEqual([])
    const conflictingGroup = group({ id: 130, fields: [part({ id: 121 }), part({ id: 121 })] })
    expect(checkAccountSchema(schema(schooling, conflictingGroup)).map(({ path }) => path)).toEqual([
      '/customFields/1/fields/0/id',
      '/customFields/1/fields/1/id',
    ])
  })
})

describe('[FK-28] the editor of a group', () => {
  test.each([
    referees,
    schooling,
    group({ repeats: { max: 4 } }),
    { ...referees, repeats: {}, itemLabel: '' },
  ])('is unchanged by a round trip through the form: %j', (field) => {
    const { itemLabel, ...rest } = field
    expect(parseSchemaField(field, toSchemaFieldValues(field))).toEqual(itemLabel ? field : rest)
  })

  test('maps an error to its field', () => {
    expect(['/repeats/min', '/repeats/max', '/itemLabel', '/label'].map(getSchemaFieldKey)).toEqual([
      'rowsMin',
      'rowsMax',
      'itemLabel',
      'label',
    ])
  })
})

describe('[FK-28] the differences between two versions of a group', () => {
  test('name an added group with its fields, and a removed group alone', () => {
    const small = group({ fields: [part({})] })
    expect(listSchemaDifferences(schema(), schema(small))).toEqual([
      { label: 'Referees', from: '', to: 'Added: Repeating group of fields' },
      { label: 'Referees: Name', from: '', to: 'Added: Text' },
    ])
    expect(listSchemaDifferences(schema(small, schooling), schema(small))).toEqual([
      { label: 'Schooling', from: 'Group of fields', to: 'Removed' },
    ])
  })

  test('are described field by field', () => {
    const [name, email, ...rest] = referees.fields ?? []
    if (!name || !email) throw new Error('The fixture has fields.')
    const after = group({
      itemLabel: 'Person',
      repeats: { max: 4 },
      fields: [{ ...email, label: 'Address' }, name, ...rest.slice(1), part({ id: 115, label: 'Role' })],
    })
    expect(listSchemaDifferences(schema(referees), schema(after))).toEqual([
      { label: 'Referees: Entry name', from: 'Referee', to: 'Person' },
      { label: 'Referees: Minimum entries', from: '2', to: '' },
      { label: 'Referees: Maximum entries', from: '3', to: '4' },
      { label: 'Referees: Role', from: '', to: 'Added: Text' },
      { label: 'Referees: Known since', from: 'Date', to: 'Removed' },
      { label: 'Referees: Address: Label', from: 'Email', to: 'Address' },
      {
        label: 'Referees: order of its fields',
        from: 'Name, Email, Reached by',
        to: 'Address, Name, Reached by',
      },
    ])
  })
})
