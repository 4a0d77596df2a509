import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { field, formOf } from '../../conformance/formOf'

/** A form with a group that repeats, as an account declares one. */
export function rowsForm(): BuiltForm {
  const rules = { kind: 'string' as const, required: false }
  return formOf([
    field('name', { label: 'Your name', rules }),
    field('referees', {
      type: 'group',
      label: 'Referees',
      itemLabel: 'Referee',
      repeats: { max: 3 },
      rules,
      fields: [
        field('name', { label: 'Name' }),
        field('email', { type: 'email', label: 'Email', rules: { kind: 'email', required: true } }),
      ],
    }),
  ])
}
