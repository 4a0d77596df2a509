import { rulesTexts } from '../../texts/en'
import { groupTexts } from '../../texts/groups'
import { type FieldValue, type FormValues, isValues } from '../fieldValue'
import { type BuiltForm, type FieldError, fieldUi } from '../forms/builtForm'
import { type FieldGroup, type Fields, groupOf } from '../forms/fieldGroup'
import type { FieldRule } from '../rules/fieldRule'
import { messageFor } from '../rules/messageFor'
import type { CompiledValidator, ValidatorError } from './compiledValidator'
import { isVisible } from './formVisibility'
import { pruneValues } from './pruneValues'

/** What the validator found, the worst of each place: by a JSON Pointer to the field, or to the row that is none. */
type Findings = ReadonlyMap<string, ValidatorError>

/**
 * What is wrong with these answers: one message a field, in the form's order; none when all is well. The browser and
 * the server call this same function, each with the validator compiled from the same schema.
 */
export function checkAnswers(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
): FieldError[] {
  const answers = pruneValues(form, values)
  if (validator(answers)) return []
  const worst = new Map<string, ValidatorError>()
  for (const error of validator.errors ?? []) {
    const place = placeOf(form, error)
    const known = worst.get(place)
    if (!known || rank(error) < rank(known)) worst.set(place, error)
  }
  return messagesOf(form, worst, answers, '')
}

/** What is wrong with these fields, which stand at `path`. */
function messagesOf(form: Fields, found: Findings, answers: FormValues, path: string): FieldError[] {
  return form.uiSchema['ui:order'].flatMap((key) => {
    const place = `${path}/${key}`
    const value = answers[key]
    const error = found.get(place)
    if (error) return [{ path: place, message: explain(form, key, error, value) }]
    const group = groupOf(form, key)
    if (!group) return []
    if (!group.repeats) return isValues(value) ? messagesOf(group.fields, found, value, place) : []
    const rows = Array.isArray(value) ? value : []
    return rows.flatMap((row, at) => rowMessages(group, found, row, `${place}/${at}`))
  })
}

/** A row without any answer is told at its first field, one that is none in its own place. */
function rowMessages({ fields }: FieldGroup, found: Findings, row: FieldValue, path: string): FieldError[] {
  const errors = isValues(row) ? messagesOf(fields, found, row, path) : []
  const error = found.get(path)
  if (errors.length > 0 || !error) return errors
  if (!isValues(row)) return [{ path, message: messageFor(answerRule, withType(error, row)) }]
  const first = fields.uiSchema['ui:order'].find((key) => isVisible(fields, key, row)) ?? ''
  return [{ path: `${path}/${first}`, message: rulesTexts.required }]
}

const answerRule: FieldRule = { kind: 'string', required: true }

function explain(form: Fields, key: string, error: ValidatorError, value: FieldValue): string {
  const { rules } = fieldUi(form, key)['ui:options']
  const limit = Number(error.params.limit)
  if (groupOf(form, key)) {
    if (error.keyword === 'minItems' && limit > 1) return rules.message ?? groupTexts.fewest(limit)
    if (error.keyword === 'maxItems') return rules.message ?? groupTexts.most(limit)
  }
  return messageFor(rules, withType(error, value))
}

function withType({ keyword, params }: ValidatorError, value: FieldValue) {
  return { keyword, params: { ...params, got: typeOf(value) } }
}

/**
 * The field that an error is about, or the row; '' for `if`, which only repeats what its `then` found, and for what is
 * said of all fields together.
 */
function placeOf(form: Fields, { instancePath, keyword, params }: ValidatorError): string {
  const parts = instancePath.split('/').slice(1)
  return placed(form, keyword === 'required' ? [...parts, String(params.missingProperty)] : parts)
}

/** The field that these parts of a pointer lead to, through groups; what is below a field is about the field. */
function placed(form: Fields, [key, ...rest]: readonly string[]): string {
  if (key === undefined) return ''
  const group = groupOf(form, key)
  const row = group?.repeats ? rest.slice(0, 1) : []
  const here = [key, ...row].map((part) => `/${part}`).join('')
  return group ? here + placed(group.fields, rest.slice(row.length)) : here
}

/** What is told of a field first, where several things are wrong with it. */
const order = ['required', 'type', 'const', 'enum', 'minItems', 'maxLength', 'minLength', 'format']

function rank(error: ValidatorError): number {
  const at = order.indexOf(error.keyword)
  return at < 0 ? order.length : at
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
