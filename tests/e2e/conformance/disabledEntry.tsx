import { createRoot } from 'react-dom/client'
import '../../../src/app/styles/layers.css'
import '../../../src/app/styles/reset.css'
import '../../../src/app/styles/tokens.css'
import '../../../src/app/styles/base.css'
import '../../../src/app/styles/primitives.css'
import { FormRenderer } from '../../../src/renderer/form/FormRenderer'
import type { FieldDefinition } from '../../../src/schemas/forms/fieldDefinition'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { buildConformanceForm } from '../../conformance/buildConformanceForm'

/** Entry point of a page with every registered kind: once with a value and disabled, once marked as invalid. */
const options = [
  { label: 'Apple', value: 'a' },
  { label: 'Banana', value: 'b' },
]
function createFieldsOfEveryKind(prefix: string, state: Partial<FieldDefinition>): FieldDefinition[] {
  return fieldKinds.map((kind) => {
    const rules = { kind: kinds[kind].rule, required: false }
    return {
      name: `${prefix}-${kind}`,
      type: kind,
      label: `${prefix} ${kind}`,
      options,
      rules,
      value: kinds[kind].sample(options),
      ...state,
    }
  })
}

const form = buildConformanceForm([
  ...createFieldsOfEveryKind('disabled', { disabled: true }),
  ...createFieldsOfEveryKind('marked', { valid: false }),
])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>Every kind</h1>
      <FormRenderer form={form} loadValidator={() => new Promise(() => undefined)} />
    </main>,
  )
