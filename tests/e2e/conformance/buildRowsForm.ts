import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { buildConformanceForm, field } from '../../conformance/buildConformanceForm'

/**
 * Builds a form with a repeating group, as an account declares it.
 * @param maxRows maximum number of rows
 */
export function buildRowsForm(maxRows = 3): BuiltForm {
  const rules = { kind: 'string' as const, required: false }
  return buildConformanceForm([
    field('name', { label: 'Your name', rules }),
    field('referees', {
      type: 'group',
      label: 'Referees',
      itemLabel: 'Referee',
      repeats: { max: maxRows },
      rules,
      fields: [
        field('name', { label: 'Name' }),
        field('email', { type: 'email', label: 'Email', rules: { kind: 'email', required: true } }),
      ],
    }),
  ])
}
