import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { FieldDefinition } from '../../src/schemas/forms/fieldDefinition'

/** Builds a form with these fields in a single section. */
export function buildConformanceForm(fields: FieldDefinition[], title = 'About you'): BuiltForm {
  return buildForm('Test', [{ id: 'one', title, fields }])
}

/** Defines a field; by default it is a required text field. */
export function field(name: string, more: Partial<FieldDefinition> = {}): FieldDefinition {
  const rules = { kind: 'string' as const, required: true }
  return { name, type: 'text', label: name, rules, ...more }
}
