import { describe, expect, test } from 'vitest'
import { buildForm, buildFormBody, hashSchema } from './buildForm'
import { hashContent } from './contentHash'
import type { FieldDefinition, FieldSection } from './fieldDefinition'

const optional = { kind: 'string', required: false } as const
const required = { kind: 'string', required: true } as const
const au = { label: 'Australia', value: 'AU' }
const nz = { label: 'New Zealand', value: 'NZ' }
const country: FieldDefinition = {
  name: 'country',
  type: 'select',
  label: 'Country',
  options: [au, nz, { label: 'Aotearoa', value: 'NZ' }],
  value: 'AU',
  rules: required,
}
const state: FieldDefinition = {
  name: 'state',
  type: 'text',
  label: 'State',
  notes: 'In full.',
  maxlength: 30,
  visibleWhen: { field: 'country', equals: 'AU', orUnanswered: true },
  rules: required,
}
const region: FieldDefinition = {
  name: 'region',
  type: 'text',
  label: 'Region',
  maxlength: 30,
  visibleWhen: { field: 'country', notEquals: 'AU' },
  rules: { ...optional, max: 40 },
}
const story: FieldDefinition = { name: 'story', type: 'textarea', label: 'Story', rules: required }
const agreed: FieldDefinition = {
  name: 'agreed',
  type: 'checkbox',
  label: 'Agreed',
  rules: { kind: 'boolean', required: false },
}
const sections: FieldSection[] = [
  { id: 'where', title: 'Where', notes: 'You live.', fields: [country, state, region] },
  { id: 'again', title: 'Again', fields: [{ ...story, name: 'country' }] },
  { id: 'rest', title: 'The rest', fields: [story, { ...agreed, name: 'state' }, agreed] },
]

test('a form consists of its JSON Schema, its UI schema and its initial values', () => {
  const { version, ...body } = buildForm('Apply', sections)
  expect(body).toStrictEqual({
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'form',
      type: 'object',
      title: 'Apply',
      properties: {
        country: { title: 'Country', type: 'string', enum: ['AU', 'NZ'] },
        state: { title: 'State', type: 'string', minLength: 1, maxLength: 30 },
        region: { title: 'Region', type: 'string', minLength: 1, maxLength: 40 },
        story: { title: 'Story', type: 'string', minLength: 1, maxLength: 950 },
        agreed: { title: 'Agreed', type: 'boolean' },
      },
      required: ['country', 'story'],
      additionalProperties: false,
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
      allOf: [{ if: { properties: { country: { const: 'AU' } } }, then: { required: ['state'] } }],
    },
    uiSchema: {
      'ui:order': ['country', 'state', 'region', 'story', 'agreed'],
      'ui:sections': [
        { id: 'where', title: 'Where', notes: 'You live.', fields: ['country', 'state', 'region'] },
        { id: 'rest', title: 'The rest', fields: ['story', 'agreed'] },
      ],
      country: {
        'ui:widget': 'select',
        'ui:options': { rules: required, required: true, choices: [au, nz] },
      },
      state: {
        'ui:widget': 'text',
        'ui:options': {
          notes: 'In full.',
          visibleWhen: state.visibleWhen,
          rules: required,
          required: true,
          maxlength: 30,
        },
      },
      region: {
        'ui:widget': 'text',
        'ui:options': {
          visibleWhen: region.visibleWhen,
          rules: region.rules,
          required: false,
          maxlength: 40,
        },
      },
      story: { 'ui:widget': 'textarea', 'ui:options': { rules: required, required: true, maxlength: 950 } },
      agreed: { 'ui:widget': 'checkbox', 'ui:options': { rules: agreed.rules, required: false } },
    },
    initialValues: { country: 'AU', state: '', region: '', story: '', agreed: false },
  })
  expect(buildFormBody('Apply', sections)).toStrictEqual(body)
  expect(version).toBe(hashContent(JSON.stringify([body.schema, body.uiSchema])))
})

test('a form without conditions has none in its schema', () => {
  expect(buildForm('Apply', [{ id: 'one', title: '', fields: [story] }]).schema).not.toHaveProperty('allOf')
})

describe('the hash of the schema, which identifies the validator', () => {
  test('is the same when it is computed again', () => {
    const form = buildForm('Apply', sections)
    expect(hashSchema(form)).toBe(hashContent(JSON.stringify(form.schema)))
    expect(hashSchema(form)).toBe(hashContent(JSON.stringify(form.schema)))
  })

  test('does not depend on the presentation, unlike the version of the form', () => {
    const [formWithoutNotes, formWithNotes] = [{}, { notes: 'Take your time.' }].map((more) =>
      buildForm('Apply', [{ id: 'one', title: '', fields: [{ ...story, ...more }] }]),
    )
    expect(formWithoutNotes && hashSchema(formWithoutNotes)).toBe(formWithNotes && hashSchema(formWithNotes))
    expect(formWithoutNotes?.version).not.toBe(formWithNotes?.version)
  })
})
