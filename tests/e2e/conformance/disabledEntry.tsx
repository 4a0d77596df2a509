import { createRoot } from 'react-dom/client'
import '../../../src/app/styles/layers.css'
import '../../../src/app/styles/reset.css'
import '../../../src/app/styles/tokens.css'
import '../../../src/app/styles/base.css'
import { FormRenderer } from '../../../src/renderer/form/FormRenderer'
import type { FieldDefinition } from '../../../src/schemas/fieldDefinition'
import type { FieldValue } from '../../../src/schemas/fieldValue'
import { type FieldKind, isFieldKind, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { formOf } from '../../conformance/formOf'

/** Runs in the page: every registered kind, answered and disabled, and once more with the invalid look. */
const options = [
  { label: 'Apple', value: 'a' },
  { label: 'Banana', value: 'b' },
]
const values: Partial<Record<FieldKind, FieldValue>> = {
  checkbox: ['a'],
  radio: 'a',
  select: 'a',
  'searchable-select': 'a',
  date: '2026-12-05',
  time: '14:30',
  'datetime-local': '2026-12-05T14:30',
  'date-range': '2026-12-05/2027-01-02',
  number: '37.5',
  range: '80',
}
const all = Object.keys(kinds).filter(isFieldKind)

function ofEveryKind(prefix: string, look: Partial<FieldDefinition>): FieldDefinition[] {
  return all.map((kind) => {
    const rules = { kind: kinds[kind].rule, required: false }
    const value = values[kind] ?? (kind === 'file' ? null : 'answered')
    return {
      name: `${prefix}-${kind}`,
      type: kind,
      label: `${prefix} ${kind}`,
      options,
      rules,
      value,
      ...look,
    }
  })
}

const form = formOf([
  ...ofEveryKind('disabled', { disabled: true }),
  ...ofEveryKind('marked', { valid: false }),
])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>Every kind</h1>
      <FormRenderer form={form} loadValidator={() => new Promise(() => undefined)} />
    </main>,
  )
