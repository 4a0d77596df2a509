import type { FieldValue, FormValues } from '../../../src/schemas/fieldValue'
import { type BuiltForm, type FieldUi, fieldUi } from '../../../src/schemas/forms/builtForm'
import { kinds } from '../../../src/schemas/kinds/kindRegistry'
import type { DemoApplication } from '../../demo/types'

/** A demo person's answers to a form: what the demo says, and something fitting where an answer is required. */
export function demoAnswers(form: BuiltForm, person: DemoApplication): FormValues {
  const own = new Map<string, unknown>(Object.entries(person))
  const values: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const ui = fieldUi(form, key)
    const label = form.schema.properties[key]?.title ?? ''
    const said = isOfVacancy(key) ? person.answers[label] : own.get(key)
    values[key] = asValue(ui, said) ?? filler(ui)
  }
  const { resume } = person
  if ('resume' in form.schema.properties) values.resume = resume && fileValue(resume)
  return values
}

/** 'skill-6', not 'mobile': labels of the two may be the same. */
function isOfVacancy(key: string): boolean {
  return /^[a-z]+-\d+$/.test(key) && !key.startsWith('custom-')
}

function asValue(ui: FieldUi, answer: unknown): FieldValue {
  if (typeof answer !== 'boolean' && typeof answer !== 'string') return undefined
  const isGroup = ui['ui:widget'] === 'checkbox' && ui['ui:options'].choices
  if (typeof answer === 'string') return isGroup ? [answer] : answer
  return ui['ui:widget'] === 'radio' ? (answer ? 'Y' : 'N') : answer
}

function filler({ 'ui:widget': kind, 'ui:options': { required, choices, rules } }: FieldUi): FieldValue {
  if (!required) return undefined
  const isProse = rules.kind === 'string' && kinds[kind].maxlength !== null
  return isProse
    ? 'As discussed with the team.'.padEnd(rules.min ?? 0, '.')
    : kinds[kind].sample(choices ?? [])
}

function fileValue(resume: NonNullable<DemoApplication['resume']>): FieldValue {
  return { name: resume.filename, type: resume.mime, size: Buffer.byteLength(resume.content, 'base64') }
}
