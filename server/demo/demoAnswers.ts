import type { FieldValue, FormValues } from '../../src/schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../src/schemas/forms/builtForm'
import { type FieldGroup, type Fields, getFieldKind, getGroup } from '../../src/schemas/forms/fieldGroup'
import type { DemoApplication } from './demo.types'

/** Returns a demo person's answers to a form; required fields without an answer get a generated one. */
export function buildDemoAnswers(form: BuiltForm, person: DemoApplication): FormValues {
  const personalData = new Map<string, unknown>(Object.entries(person))
  const values = createAnswers(form, (key, label) => {
    if (getGroup(form, key)) return person.rows?.[label]
    return isVacancyFieldKey(key) ? person.answers[label] : personalData.get(key)
  })
  const { resume } = person
  if ('resume' in form.schema.properties) values.resume = resume && createFileValue(resume)
  return values
}

/**
 * Returns whether the field belongs to the vacancy, by its key ('skill-6'), because a client's field can have the same
 * label.
 */
function isVacancyFieldKey(key: string): boolean {
  return /^[a-z]+-\d+$/.test(key) && !key.startsWith('custom-')
}

function createAnswers(form: Fields, getAnswer: (key: string, label: string) => unknown): FormValues {
  return Object.fromEntries(
    form.uiSchema['ui:order'].map((key) => {
      const answer = getAnswer(key, form.schema.properties[key]?.title ?? '')
      const group = getGroup(form, key)
      return [
        key,
        group ? buildGroupValue(group, answer) : (toValue(form, key, answer) ?? buildFillerAnswer(form, key)),
      ]
    }),
  )
}

/** Returns the demo's rows by field label, followed by generated rows up to the group's minimum. */
function buildGroupValue({ repeats, min, fields }: FieldGroup, answer: unknown): FieldValue {
  const rows = Array.isArray(answer) ? answer : []
  const createRow = (index: number) => createAnswers(fields, (_key, label) => rows[index]?.[label])
  return repeats
    ? Array.from({ length: Math.max(rows.length, min) }, (_, index) => createRow(index))
    : createRow(0)
}

function toValue(form: Fields, key: string, answer: unknown): FieldValue {
  if (typeof answer !== 'boolean' && typeof answer !== 'string') return undefined
  const { 'ui:widget': kind, 'ui:options': options } = getFieldUi(form, key)
  const isChoiceGroup = kind === 'checkbox' && options.choices
  if (typeof answer === 'string') return isChoiceGroup ? [answer] : answer
  return kind === 'radio' ? (answer ? 'Y' : 'N') : answer
}

function buildFillerAnswer(form: Fields, key: string): FieldValue {
  const { required, choices, rules } = getFieldUi(form, key)['ui:options']
  const kind = getFieldKind(form, key)
  if (!required || !kind) return undefined
  const isProse = rules.kind === 'string' && kind.maxlength !== null
  return isProse ? 'As discussed with the team.'.padEnd(rules.min ?? 0, '.') : kind.sample(choices ?? [])
}

function createFileValue(resume: NonNullable<DemoApplication['resume']>): FieldValue {
  return { name: resume.filename, type: resume.mime, size: resume.bytes.length }
}
