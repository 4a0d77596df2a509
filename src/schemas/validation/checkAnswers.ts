import { groupErrorTexts, rulesTexts } from '../../texts/public/form.texts'

import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type BuiltForm, type FieldError, fieldUi } from '../forms/builtForm'
import { type FieldGroup, type Fields, groupOf } from '../forms/fieldGroup'
import { isRequired, isVisible } from '../forms/formVisibility'
import { pruneValues } from '../forms/pruneValues'
import { type Todays, todayHere } from '../rules/dayBound'
import type { FieldRule } from '../rules/fieldRule'
import { getRuleMessage } from '../rules/ruleMessage'
import type { CompiledValidator, ValidatorError } from './compiledValidator'

type Found = Pick<ValidatorError, 'keyword' | 'params'>

interface Findings {
  /** What the validator found, the worst of each place: by a JSON Pointer to the field, or to the row that is none. */
  worst: ReadonlyMap<string, Found>
  today: string
}

/**
 * What is wrong with these answers: one message a field, in the form's order; none when all is well. The browser and
 * the server call this same function, each with the validator compiled from the same schema.
 * @param todays what day it is; an answer passes that would pass on any of them
 */
export function checkAnswers(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
  todays: Todays = todayHere(),
): FieldError[] {
  const answers = pruneValues(form, values)
  const worst = new Map<string, Found>()
  for (const error of validator.call(todays, answers) ? [] : (validator.errors ?? [])) {
    const place = placeOf(form, error)
    const known = worst.get(place)
    if (!known || rank(error) < rank(known)) worst.set(place, error)
  }
  return messagesOf(form, { worst, today: todays[0] }, { answers, around: {}, path: '' })
}

/** Answers that count, those around them, and where they stand. */
interface Place {
  answers: FormValues
  around: FormValues
  path: string
}

/** What is wrong with these fields. */
function messagesOf(form: Fields, found: Findings, { answers, around, path }: Place): FieldError[] {
  const seen = { ...around, ...answers }
  return form.uiSchema['ui:order'].flatMap((key) => {
    const place = `${path}/${key}`
    const value = answers[key]
    const error = found.worst.get(place) ?? (isMissing(form, key, seen) ? missing : undefined)
    if (error) return [{ path: place, message: explain(form, key, error, { value, found }) }]
    const group = groupOf(form, key)
    if (!group) return []
    const inside = (row: FormValues, at: string) =>
      messagesOf(group.fields, found, { answers: row, around: seen, path: at })
    if (!group.repeats) return isValues(value) ? inside(value, place) : []
    const rows = Array.isArray(value) ? value : []
    return rows.flatMap((row, at) => {
      const errors = isValues(row) ? inside(row, `${place}/${at}`) : []
      return errors.length > 0 ? errors : rowMessages(group, found, row, `${place}/${at}`)
    })
  })
}

const missing: Found = { keyword: 'required', params: {} }

/** What must be answered under a condition, and is not: of that the schema says only what JSON Schema has words for. */
function isMissing(form: Fields, key: string, seen: FormValues): boolean {
  const { visibleWhen, requiredWhen } = fieldUi(form, key)['ui:options']
  if (seen[key] !== undefined || (!visibleWhen && !requiredWhen)) return false
  return isRequired(form, key, seen) && isVisible(form, key, seen)
}

/** A row without any answer is told at its first field, one that is none in its own place. */
function rowMessages({ fields }: FieldGroup, found: Findings, row: FieldValue, path: string): FieldError[] {
  const error = found.worst.get(path)
  if (!error) return []
  if (!isValues(row))
    return [{ path, message: getRuleMessage(answerRule, withType(error, { value: row, found })) }]
  const first = fields.uiSchema['ui:order'].find((key) => isVisible(fields, key, row)) ?? ''
  return [{ path: `${path}/${first}`, message: rulesTexts.required }]
}

const answerRule: FieldRule = { kind: 'string', required: true }

interface Judged {
  value: FieldValue
  found: Findings
}

function explain(form: Fields, key: string, error: Found, judged: Judged): string {
  const { rules } = fieldUi(form, key)['ui:options']
  const limit = Number(error.params.limit)
  if (groupOf(form, key)) {
    if (error.keyword === 'minItems' && limit > 1) return rules.message ?? groupErrorTexts.fewest(limit)
    if (error.keyword === 'maxItems') return rules.message ?? groupErrorTexts.most(limit)
  }
  return getRuleMessage(rules, withType(error, judged))
}

function withType({ keyword, params }: Found, { value, found }: Judged) {
  return { keyword, params: { ...params, got: typeOf(value), today: found.today } }
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

function rank(error: Found): number {
  const at = order.indexOf(error.keyword)
  return at < 0 ? order.length : at
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
