import { expect, test } from 'vitest'
import {
  getDependentRows,
  getRowKey,
  listApplicationFieldSections,
  parseApplicationFields,
} from './applicationFieldRows'
import type { ApplicationFormField } from './userSettings'

const field = (id: number, over: Partial<ApplicationFormField> = {}): ApplicationFormField => ({
  id,
  displayText: `Field ${id}`,
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: true,
  isRequired: false,
  ...over,
})

test('[SE-03] settings cannot change First Name, Last Name and Email', () => {
  const [aboutSection] = listApplicationFieldSections([
    field(1.2, { displayText: 'Family name', isVisible: false, isRequired: false }),
    field(2),
  ])
  expect(aboutSection?.fields.map(({ label, value, disabled }) => [label, value, disabled])).toEqual([
    ['First Name', ['visible', 'required'], true],
    ['Family name', ['visible', 'required'], true],
    ['Email', ['visible', 'required'], true],
    ['Field 2', ['visible'], false],
  ])
})

test('[SE-02] a field without a label has the catalogue’s name, otherwise its number', () => {
  const sections = listApplicationFieldSections([
    field(20, { displayText: '' }),
    field(777, { displayText: '' }),
  ])
  expect(sections.slice(1).map(({ id, fields }) => [id, fields.map(({ label }) => label)])).toEqual([
    ['fields-documents', ['Resume']],
    ['fields-own', ['Field 777']],
  ])
})

test('[SE-02] [SE-04] only settings that a field allows are changed', () => {
  const fields = [
    field(1),
    field(4, { canShowVisibility: false }),
    field(5, { canShowRequired: false }),
    field(9, { canShowVisibility: false, canShowRequired: false }),
  ]
  const answers = { 'field-1': ['required'], 'field-4': ['required'], 'field-5': ['required'], 'field-9': [] }
  expect(parseApplicationFields(fields, answers)).toEqual([
    { ...fields[0], isVisible: false, isRequired: true },
    { ...fields[1], isRequired: true },
    { ...fields[2], isVisible: false },
    fields[3],
  ])
})

test('[SE-04] built-in fields are never sent, and a row without a changed setting is sent unchanged', () => {
  const fields = [field(1.1), field(1), field(1.3), field(2)]
  expect(parseApplicationFields(fields, { 'field-1': 'visible' })).toEqual([field(1), field(2)])
})

test.each([
  [1, 'field-1'],
  [1.2, 'field-1-2'],
])('the key of %d is %s', (id, key) => expect(getRowKey(id)).toBe(key))

const visibleAndRequired = ['visible', 'required']
test.each<[string, string[] | null, string[] | null, string[] | undefined, Partial<ApplicationFormField>]>([
  ['hiding a field clears Required', visibleAndRequired, ['required'], [], {}],
  ['ticking Required shows the field', [], ['required'], visibleAndRequired, {}],
  ['a field that is shown may be required', ['visible'], visibleAndRequired, undefined, {}],
  ['a field that is shown need not be required', [], ['visible'], undefined, {}],
  ['a field may be hidden', ['visible'], [], undefined, {}],
  ['an unchanged row stays unchanged', ['required'], ['required'], undefined, {}],
  ['a field that is always shown stays unchanged', [], ['required'], undefined, { canShowVisibility: false }],
  [
    'a field that is never required stays unchanged',
    visibleAndRequired,
    ['required'],
    undefined,
    { canShowRequired: false },
  ],
  ['a row without earlier value stays unchanged', null, ['required'], undefined, {}],
  ['a row without new value stays unchanged', visibleAndRequired, null, undefined, {}],
])('[SE-02] changes that follow from one checkbox: %s', (_, before, after, expectedRow, more) => {
  const dependentRows = getDependentRows([field(2, more)], { 'field-2': before }, { 'field-2': after })
  expect(dependentRows).toEqual(expectedRow === undefined ? {} : { 'field-2': expectedRow })
})
