import { expect, test } from 'vitest'
import type { CustomField } from '../settings/userSettings'
import type { OpenAccountSchema } from './accountSchema'
import { createSchemaVersions, describeSchemaConflicts, mergeSchemas } from './mergeSchemas'

const field = (id: number, label: string, more: Partial<CustomField> = {}): CustomField => ({
  ...{ id, label, type: 'text' },
  ...more,
})
const schema = (...customFields: CustomField[]): OpenAccountSchema => ({
  customFields,
  catalogue: [],
  version: 1,
  company: 'Quay',
  clientCode: 'quay',
  nextFieldId: 1 + Math.max(99, ...customFields.map(({ id }) => id)),
  applicationFormFields: [],
  canAllowUpload: false,
  languages: [],
})

test('the fields that two users added under the same id are both kept', () => {
  const versions = createSchemaVersions(
    schema(field(100, 'Car')),
    schema(
      field(100, 'Car'),
      field(101, 'Boat'),
      field(102, 'Mast', { visibleWhen: { field: 'custom-101', isFilled: true } }),
    ),
    schema(field(100, 'Own car'), field(101, 'Bike')),
  )
  expect(describeSchemaConflicts(versions)).toEqual([])
  expect(mergeSchemas(versions).customFields).toEqual([
    field(100, 'Own car'),
    field(101, 'Bike'),
    field(102, 'Boat'),
    field(103, 'Mast', { visibleWhen: { field: 'custom-102', isFilled: true } }),
  ])
})

test('reports a conflict of a label that both users changed, but not of another property of the field', () => {
  const versions = createSchemaVersions(
    schema(field(100, 'Car')),
    schema(field(100, 'My car')),
    schema(field(100, 'Their car', { notes: 'Any' })),
  )
  expect(describeSchemaConflicts(versions)).toEqual([
    {
      path: '/customFields/100/label',
      mine: [expect.stringMatching(/Car → My car$/)],
      theirs: [expect.stringMatching(/Car → Their car$/)],
    },
  ])
  expect(mergeSchemas(versions).customFields).toEqual([field(100, 'My car', { notes: 'Any' })])
})
