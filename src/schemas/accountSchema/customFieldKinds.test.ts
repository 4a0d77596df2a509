import { expect, test } from 'vitest'
import { settings } from '../../../tests/fixtures/coastalPlanner'
import { buildApplicationForm, noVacancy } from '../applicationForm/buildApplicationForm'
import { getFieldUi } from '../forms/builtForm'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import type { AccountSchema } from './accountSchema'
import { buildAddFieldForm } from './accountSchema.forms'
import { applySchema, toAccountSchema } from './applySchema'
import { buildSchemaFieldForm } from './buildSchemaFieldForm'
import { checkField } from './checkAccountSchema'
import { listSchemaDifferences } from './schemaDifferences'
import { parseSchemaField } from './schemaFieldValues'

/** Returns a custom field of this kind with only a label, and options if the editor requires them. */
function parseMinimalField(kind: FieldKind) {
  const { initialValues } = buildSchemaFieldForm(kind)
  const hasOptions = 'options' in initialValues
  const answers = { ...initialValues, label: 'Yours', ...(hasOptions ? { options: 'Apple\nBanana' } : {}) }
  return parseSchemaField({ id: 100, type: kind }, answers)
}

test('[FB-09] every kind has a unique name and controlType', () => {
  for (const getText of [
    (kind: FieldKind) => kinds[kind].name,
    (kind: FieldKind) => kinds[kind].controlType,
  ]) {
    const names = fieldKinds.map(getText)
    expect(names.map((name) => name.trim())).not.toContain('')
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each(fieldKinds)(
  '[FB-09] the SuperUser adds a custom field of kind %s, which the application form then contains',
  (kind) => {
    const choices = getFieldUi(buildAddFieldForm(), 'kind')['ui:options'].choices
    expect(choices).toContainEqual({ value: kind, label: kinds[kind].name })
    const field = parseMinimalField(kind)
    expect(checkField(field)).toEqual([])
    const before = toAccountSchema(settings.applicationFormFields, [])
    const after: AccountSchema = { ...before, customFields: [field] }
    expect(listSchemaDifferences(before, after)).toEqual([
      { label: 'Yours', from: '', to: `Added: ${kinds[kind].name}` },
    ])
    const rows = applySchema(settings.applicationFormFields, after)
    const form = buildApplicationForm(
      { ...settings, applicationFormFields: rows, customFields: [field] },
      noVacancy,
    )
    expect(getFieldUi(form, 'custom-100')['ui:widget']).toBe(kind)
  },
)
