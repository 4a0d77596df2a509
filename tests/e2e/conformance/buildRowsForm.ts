import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { buildConformanceForm, defineField } from '../../conformance/buildConformanceForm'

/**
 * Builds a form with a repeating group, as an account declares it.
 * @param maxRows maximum number of rows
 */
export function buildRowsForm(maxRows = 3): BuiltForm {
  const rules = { kind: 'string' as const, required: false }
  return buildConformanceForm([
    defineField('name', { label: 'Your name', rules }),
    defineField('referees', {
      type: 'group',
      label: 'Referees',
      itemLabel: 'Referee',
      repeats: { max: maxRows },
      rules,
      fields: [
        defineField('name', { label: 'Name' }),
        defineField('email', { type: 'email', label: 'Email', rules: { kind: 'email', required: true } }),
      ],
    }),
  ])
}
