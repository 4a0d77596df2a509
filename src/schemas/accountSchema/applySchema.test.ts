import { describe, expect, test } from 'vitest'
import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { builtInIds, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema, StoredFormField } from './accountSchema'
import { applySchema, configurableFields, toAccountSchema } from './applySchema'

const row = (id: number, more: Partial<StoredFormField> = {}): StoredFormField => ({
  id,
  displayText: getLabel(id),
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: false,
  isRequired: false,
  ...more,
})
const customField = (id: number, more: Partial<CustomField> = {}): CustomField => ({
  id,
  type: 'text',
  label: `Own ${id}`,
  ...more,
})

function getLabel(id: number): string {
  const entry = fieldCatalogue.find(({ id: entryId }) => entryId === id)
  return entry ? catalogueLabels[entry.field.name] : `Own ${id}`
}

const createSchema = (ids: readonly number[], more: Partial<AccountSchema> = {}): AccountSchema => ({
  customFields: [],
  catalogue: configurableFields.map(({ id }) => ({ id, label: '', isOffered: ids.includes(id) })),
  ...more,
})

test('every catalogue field is configurable, except the built-in fields', () => {
  expect(configurableFields.map(({ id }) => id)).toEqual(
    fieldCatalogue.map(({ id }) => id).filter((id) => !builtInIds.includes(id)),
  )
  expect(configurableFields).toHaveLength(fieldCatalogue.length - 3)
})

describe('the schema of stored rows', () => {
  const readSchema = () =>
    toAccountSchema(
      [
        row(1.1),
        row(101),
        row(2, { displayText: 'Known as' }),
        row(4, { isWithheld: true }),
        row(100),
        row(1),
      ],
      [customField(100), customField(102), customField(101)],
    )

  test('names custom fields in the order of their rows, fields without a row last', () => {
    expect(readSchema().customFields.map(({ id }) => id)).toEqual([101, 100, 102])
  })

  test('returns the account’s labels, and which fields are offered', () => {
    const { catalogue: choices } = readSchema()
    const findChoice = (id: number) => choices.find((choice) => choice.id === id)
    expect(findChoice(2)).toEqual({ id: 2, label: 'Known as', isOffered: true })
    expect(findChoice(1)).toEqual({ id: 1, label: '', isOffered: true })
    expect(findChoice(4)).toEqual({ id: 4, label: '', isOffered: false })
    expect(findChoice(5)).toEqual({ id: 5, label: '', isOffered: false })
    expect(findChoice(1.1)).toBeUndefined()
    expect(choices).toHaveLength(configurableFields.length)
  })
})

describe('rows of the catalogue', () => {
  test('are hidden and optional when the field is first offered', () => {
    expect(applySchema([], createSchema([2]))).toEqual([row(2, { isWithheld: false })])
  })

  test('keep the client’s settings when they are renamed, withheld and offered again', () => {
    const before = [row(2, { isVisible: true, isRequired: true })]
    const [renamed] = applySchema(before, {
      customFields: [],
      catalogue: [{ id: 2, label: 'Known as', isOffered: true }],
    })
    expect(renamed).toEqual({ ...before[0], displayText: 'Known as', isWithheld: false })
    const [withheld] = applySchema(before, createSchema([]))
    expect(withheld).toEqual({ ...before[0], isWithheld: true })
    expect(applySchema(withheld ? [withheld] : [], createSchema([2]))).toEqual([
      { ...before[0], isWithheld: false },
    ])
  })

  test('that the schema does not mention stay unchanged', () => {
    const before = [row(2, { displayText: 'Known as', isVisible: true })]
    expect(applySchema(before, { customFields: [], catalogue: [] })).toEqual(before)
  })
})

describe('rows of custom fields', () => {
  test('are added at the end, and visible at once', () => {
    const rows = applySchema([row(2)], createSchema([2], { customFields: [customField(100)] }))
    expect(rows.map(({ id }) => id)).toEqual([2, 100])
    expect(rows[1]).toEqual(row(100, { isVisible: true }))
  })

  test('are removed with their field', () => {
    expect(applySchema([row(100), row(101)], createSchema([], { customFields: [customField(101)] }))).toEqual(
      [row(101, { displayText: 'Own 101' })],
    )
  })

  test.each([{ required: true }, { mustBe: true }])(
    'are required if the field is always required; the client can only hide them: %j',
    (rules) => {
      const alwaysRequired = customField(100, { rules })
      const [customRow] = applySchema(
        [row(100, { isVisible: false })],
        createSchema([], { customFields: [alwaysRequired] }),
      )
      expect(customRow).toMatchObject({ isVisible: false, isRequired: true, canShowRequired: false })
    },
  )

  test('are optional again once the field is not always required, whatever the client set before', () => {
    const before = [row(100, { isRequired: true, canShowRequired: false })]
    const [customRow] = applySchema(before, createSchema([], { customFields: [customField(100)] }))
    expect(customRow).toMatchObject({ isRequired: false, canShowRequired: true })
  })

  test('stay required if the client required them', () => {
    const [customRow] = applySchema(
      [row(100, { isRequired: true })],
      createSchema([], { customFields: [customField(100)] }),
    )
    expect(customRow).toMatchObject({ isRequired: true, canShowRequired: true })
  })

  test('follow the order of the schema; the other fields keep their positions', () => {
    const before = [row(100), row(2), row(101), row(102)]
    const customFields = [customField(102), customField(100), customField(101)]
    expect(applySchema(before, createSchema([2], { customFields })).map(({ id }) => id)).toEqual([
      102, 2, 100, 101,
    ])
  })
})

test('the rows of an applied schema represent the same schema', () => {
  const schema = createSchema([1, 5], { customFields: [customField(101), customField(100)] })
  expect(
    toAccountSchema(applySchema([row(1.1), row(4)], schema), [customField(100), customField(101)]),
  ).toEqual(schema)
})
