import type { FieldValue, FormValues } from '../../src/schemas/fields/fieldValue'
import { type BuiltForm, fieldUi } from '../../src/schemas/forms/builtForm'
import { type FieldGroup, type Fields, getGroup, kindAt } from '../../src/schemas/forms/fieldGroup'
import type { DemoApplication } from './demo.types'

/** A demo person's answers to a form: what the demo says, and something fitting where an answer is required. */
export function demoAnswers(form: BuiltForm, person: DemoApplication): FormValues {
  const own = new Map<string, unknown>(Object.entries(person))
  const values = createAnswers(form, (key, label) => {
    if (getGroup(form, key)) return person.rows?.[label]
    return isOfVacancy(key) ? person.answers[label] : own.get(key)
  })
  const { resume } = person
  if ('resume' in form.schema.properties) values.resume = resume && fileValue(resume)
  return values
}

/** 'skill-6', not 'mobile': labels of the two may be the same. */
function isOfVacancy(key: string): boolean {
  return /^[a-z]+-\d+$/.test(key) && !key.startsWith('custom-')
}

function createAnswers(form: Fields, said: (key: string, label: string) => unknown): FormValues {
  return Object.fromEntries(
    form.uiSchema['ui:order'].map((key) => {
      const answer = said(key, form.schema.properties[key]?.title ?? '')
      const group = getGroup(form, key)
      return [key, group ? groupValue(group, answer) : (asValue(form, key, answer) ?? filler(form, key))]
    }),
  )
}

/** The rows that the demo tells, by the labels of their fields, and as many others as the group must have. */
function groupValue({ repeats, min, fields }: FieldGroup, told: unknown): FieldValue {
  const rows = Array.isArray(told) ? told : []
  const row = (at: number) => createAnswers(fields, (_key, label) => rows[at]?.[label])
  return repeats ? Array.from({ length: Math.max(rows.length, min) }, (_, at) => row(at)) : row(0)
}

function asValue(form: Fields, key: string, answer: unknown): FieldValue {
  if (typeof answer !== 'boolean' && typeof answer !== 'string') return undefined
  const { 'ui:widget': kind, 'ui:options': options } = fieldUi(form, key)
  const isGroup = kind === 'checkbox' && options.choices
  if (typeof answer === 'string') return isGroup ? [answer] : answer
  return kind === 'radio' ? (answer ? 'Y' : 'N') : answer
}

function filler(form: Fields, key: string): FieldValue {
  const { required, choices, rules } = fieldUi(form, key)['ui:options']
  const kind = kindAt(form, key)
  if (!required || !kind) return undefined
  const isProse = rules.kind === 'string' && kind.maxlength !== null
  return isProse ? 'As discussed with the team.'.padEnd(rules.min ?? 0, '.') : kind.sample(choices ?? [])
}

function fileValue(resume: NonNullable<DemoApplication['resume']>): FieldValue {
  return { name: resume.filename, type: resume.mime, size: Buffer.byteLength(resume.content, 'base64') }
}
