import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { FieldDefinition } from '../../src/schemas/forms/fieldDefinition'

const options = Array.from({ length: 10 }, (_, at) => ({ value: `v${at}`, label: `Option ${at + 1}` }))
/** The repeating mix of `FORM-{n}` (contract §2), by twenties. */
const mix = Array.from({ length: 20 }, (_, at) => {
  if (at % 10 === 4) return 'other'
  if (at === 2 || at === 9 || at === 16) return 'select'
  if (at === 7 || at === 18) return 'checkbox'
  return at === 12 ? 'textarea' : 'text'
})
const others = [
  { type: 'email', rules: 'email' },
  { type: 'tel', rules: 'string' },
  { type: 'url', rules: 'URL' },
] as const

/** A form of n fields by the recipe of `FORM-{n}`. */
export function recipe(n: number): BuiltForm {
  return buildForm(`FORM-${n}`, [
    {
      id: 'questions',
      title: 'Questions for this role',
      fields: Array.from({ length: n }, (_, at) => field(at)),
    },
  ])
}

function field(at: number): FieldDefinition {
  const sort = mix[at % mix.length]
  const base = { name: `question-${at + 1}`, label: `Question ${at + 1}` }
  const required = at % 2 === 0
  if (sort === 'select') return { ...base, type: 'select', options, rules: { kind: 'string', required } }
  if (sort === 'checkbox') return { ...base, type: 'checkbox', rules: { kind: 'boolean', required: false } }
  if (sort === 'textarea') {
    return { ...base, type: 'textarea', maxlength: 950, rules: { kind: 'string', required, max: 950 } }
  }
  if (sort === 'text') return { ...base, type: 'text', maxlength: 255, rules: { kind: 'string', required } }
  const other = others[Math.floor(at / 10) % others.length] ?? others[0]
  return { ...base, type: other.type, rules: { kind: other.rules, required } }
}
