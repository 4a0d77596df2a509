import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import type { AnswerSchema } from '../../../schemas/fields/answerSchema'
import type { FieldUi } from '../../../schemas/forms/builtForm'
import { isBranch, normalizeForm } from './normalizeForm'

const optional = { kind: 'string' as const, required: false }
const branch = { type: 'object', title: 'Address', properties: {} } as AnswerSchema

test('returns a valid form unchanged', () => {
  const form = buildConformanceForm([field('one'), field('two')])
  expect(normalizeForm(form)).toEqual({ form, unsupportedKinds: new Map(), structures: new Map() })
  expect(normalizeForm(form).form).toBe(form)
})

test('a field that cannot be shown becomes a plain text field, and is reported', () => {
  const form = buildConformanceForm([
    field('kind', { notes: 'N' }),
    field('looks', { rules: optional }),
    field('fine'),
  ])
  ;(form.uiSchema.kind as { 'ui:widget': string })['ui:widget'] = 'hologram'
  delete (form.uiSchema.looks as Partial<FieldUi>)['ui:options']
  form.schema.properties.address = branch
  const { form: normalized, unsupportedKinds, structures } = normalizeForm(form)
  expect([...unsupportedKinds]).toEqual([
    ['kind', 'hologram'],
    ['looks', 'text'],
  ])
  expect([...structures]).toEqual([['address', undefined]])
  const plainField = { 'ui:widget': 'text', 'ui:options': { rules: optional, required: false } }
  expect(normalized.uiSchema).toMatchObject({
    'ui:order': ['kind', 'looks', 'fine', 'address'],
    kind: { 'ui:widget': 'text', 'ui:options': { notes: 'N', required: true } },
    looks: plainField,
    address: plainField,
    fine: form.uiSchema.fine,
  })
  expect(normalized.schema).toBe(form.schema)
})

test('a form without an order gets the order of its corrected fields', () => {
  const form = buildConformanceForm([field('one')])
  Reflect.deleteProperty(form.uiSchema, 'ui:order')
  Reflect.deleteProperty(form.uiSchema, 'one')
  expect(normalizeForm(form).form.uiSchema).toMatchObject({
    'ui:order': ['one'],
    one: { 'ui:widget': 'text', 'ui:options': { required: true, rules: { kind: 'string', required: true } } },
  })
})

test.each<[AnswerSchema | undefined, boolean]>([
  [undefined, false],
  [{ type: 'string' }, false],
  [{ type: 'object' }, true],
  [{ type: 'array' }, true],
  [{ type: 'array', items: { type: 'string' } }, true],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, false],
])('%j is not a single value: %s', (schema, isStructured) => expect(isBranch(schema)).toBe(isStructured))

test('keeps the UI schema of the parts of a structured answer', () => {
  const form = buildConformanceForm([field('one')])
  form.schema.properties.referees = { type: 'array', items: { type: 'object' } }
  const uiSchema = { 'ui:widget': 'group', items: { email: { 'ui:widget': 'email' } } }
  form.uiSchema.referees = uiSchema as never
  const { unsupportedKinds, structures } = normalizeForm(form)
  expect(unsupportedKinds.size).toBe(0)
  expect(structures.get('referees')).toBe(uiSchema)
})
