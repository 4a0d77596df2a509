import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import { fieldKinds, kinds } from '../../src/schemas/kinds/kindRegistry'

const options = ['Yes', 'No', 'Not yet'].map((label) => ({ value: label, label }))

/** Every kind twice, required and not, to be looked at. */
export function everyKind(): BuiltForm {
  const sections = [true, false].map((required) => ({
    id: required ? 'required' : 'optional',
    title: required ? 'Required' : 'Optional',
    fields: fieldKinds.map((type) => ({
      name: `${type}-${required}`,
      type,
      label: `A ${type}`,
      options,
      ...(required ? {} : { notes: 'What this is good for, in a sentence.' }),
      rules: { kind: kinds[type].rule, required },
    })),
  }))
  return buildForm('Every kind', sections)
}
