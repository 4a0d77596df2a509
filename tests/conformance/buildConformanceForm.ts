import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { FieldDefinition } from '../../src/schemas/forms/fieldDefinition'

/** A form of one section with these fields. */
export function buildConformanceForm(fields: FieldDefinition[], title = 'About you'): BuiltForm {
  return buildForm('Test', [{ id: 'one', title, fields }])
}

/** One field, of type text and required unless said otherwise. */
export function field(name: string, more: Partial<FieldDefinition> = {}): FieldDefinition {
  const rules = { kind: 'string' as const, required: true }
  return { name, type: 'text', label: name, rules, ...more }
}
