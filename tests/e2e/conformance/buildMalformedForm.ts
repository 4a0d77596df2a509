import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { buildConformanceForm, field } from '../../conformance/buildConformanceForm'

/** Builds a form from malformed data. The field `plain` is an ordinary one, which has to work despite the others. */
export function buildMalformedForm(): BuiltForm {
  const optional = { rules: { kind: 'string' as const, required: false } }
  const choices = ['One', 'Two', 'Other two'].map((label, index) => ({
    label,
    value: `v${Math.min(index, 1)}`,
  }))
  const manyOptions = Array.from({ length: 300 }, (_, index) => ({
    label: `Option ${index + 1}`,
    value: `v${index}`,
  }))
  const form = buildConformanceForm([
    field('pattern', { label: 'A pattern that backtracks' }),
    field('twice', { type: 'radio', label: 'Options of the same value', options: choices, ...optional }),
    field('many', { type: 'select', label: 'Three hundred options', options: manyOptions, ...optional }),
    field('long', { label: `A label without end: ${'and so on '.repeat(200)}`, ...optional }),
    field('html', { label: '<b onclick="alert(1)">HTML</b> & <script>alert(1)</script>', ...optional }),
    field('unknown', { label: 'A kind that nobody knows', ...optional }),
    field('broken', { type: 'select', label: 'A list that is none', ...optional }),
    field('plain', { label: 'A plain field' }),
  ])
  Object.assign(form.schema.properties.pattern ?? {}, { pattern: '^(a+)+$' })
  Object.assign(form.schema.properties, { deep: buildNestedSchema(20) })
  Object.assign(form.uiSchema.unknown ?? {}, { 'ui:widget': 'hologram' })
  Object.assign(form.uiSchema.broken ?? {}, {
    'ui:options': { required: false, rules: optional.rules, choices: 'not a list' },
  })
  return form
}

/** Builds a schema of nested objects; the innermost level has a text field. */
function buildNestedSchema(levels: number): object {
  if (levels === 0) return { type: 'string', title: 'The innermost question' }
  return {
    type: 'object',
    title: `Level ${levels}`,
    properties: { [`level${levels}`]: buildNestedSchema(levels - 1) },
  }
}
