import { groupErrorTexts, rulesTexts } from '../../texts/public/form.texts'
import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type BuiltForm, type FieldError, getFieldUi } from '../forms/builtForm'
import { type FieldGroup, type Fields, getGroup } from '../forms/fieldGroup'
import { isRequired, isVisible } from '../forms/formVisibility'
import { pruneValues } from '../forms/pruneValues'
import { getLocalToday, type PossibleTodays } from '../rules/dayBound'
import type { FieldRule } from '../rules/fieldRule'
import { getRuleMessage } from '../rules/ruleMessage'
import type { CompiledValidator, ValidatorError } from './compiledValidator'

type FoundError = Pick<ValidatorError, 'keyword' | 'params'>

interface Findings {
  /** The most important validator error of each place, by a JSON Pointer to the field or to the invalid row. */
  errorByPath: ReadonlyMap<string, FoundError>
  today: string
}

/**
 * Validates the answers. Returns at most one message per field, in the form's order; none if all answers are valid.
 * The browser and the server call this same function, each with the validator compiled from the same schema.
 * @param possibleTodays the current day in the possible time zones; an answer is valid if it is valid on any of them
 */
export function checkAnswers(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
  possibleTodays: PossibleTodays = getLocalToday(),
): FieldError[] {
  const answers = pruneValues(form, values)
  const errorByPath = new Map<string, FoundError>()
  for (const error of validator.call(possibleTodays, answers) ? [] : (validator.errors ?? [])) {
    const pointer = getErrorPath(form, error)
    const previousError = errorByPath.get(pointer)
    if (!previousError || getRank(error) < getRank(previousError)) errorByPath.set(pointer, error)
  }
  return collectFieldErrors(
    form,
    { errorByPath, today: possibleTodays[0] },
    { answers, outerValues: {}, path: '' },
  )
}

/** The answers to check, the answers of the enclosing groups, and the path of the answers as a JSON Pointer. */
interface CheckedAnswers {
  answers: FormValues
  outerValues: FormValues
  path: string
}

/** Returns the messages for these fields, in the form's order. */
function collectFieldErrors(
  form: Fields,
  findings: Findings,
  { answers, outerValues, path }: CheckedAnswers,
): FieldError[] {
  const allValues = { ...outerValues, ...answers }
  return form.uiSchema['ui:order'].flatMap((key) => {
    const pointer = `${path}/${key}`
    const value = answers[key]
    const error =
      findings.errorByPath.get(pointer) ?? (isMissing(form, key, allValues) ? missingError : undefined)
    if (error) return [{ path: pointer, message: getErrorMessage(form, key, error, { value, findings }) }]
    const group = getGroup(form, key)
    if (!group) return []
    const checkRow = (row: FormValues, rowPath: string) =>
      collectFieldErrors(group.fields, findings, { answers: row, outerValues: allValues, path: rowPath })
    if (!group.repeats) return isValues(value) ? checkRow(value, pointer) : []
    const rows = Array.isArray(value) ? value : []
    return rows.flatMap((row, index) => {
      const errors = isValues(row) ? checkRow(row, `${pointer}/${index}`) : []
      return errors.length > 0 ? errors : getRowErrors(group, findings, row, `${pointer}/${index}`)
    })
  })
}

const missingError: FoundError = { keyword: 'required', params: {} }

/**
 * Returns true if a conditional question has to be answered and is not. The schema covers only conditions that JSON
 * Schema can express.
 */
function isMissing(form: Fields, key: string, allValues: FormValues): boolean {
  const { visibleWhen, requiredWhen } = getFieldUi(form, key)['ui:options']
  if (allValues[key] !== undefined || (!visibleWhen && !requiredWhen)) return false
  return isRequired(form, key, allValues) && isVisible(form, key, allValues)
}

/** Reports an empty row at its first visible field, and a value that is not a row at the row's own path. */
function getRowErrors(
  { fields }: FieldGroup,
  findings: Findings,
  row: FieldValue,
  path: string,
): FieldError[] {
  const error = findings.errorByPath.get(path)
  if (!error) return []
  if (!isValues(row))
    return [{ path, message: getRuleMessage(rowRule, toFinding(error, { value: row, findings })) }]
  const firstKey = fields.uiSchema['ui:order'].find((key) => isVisible(fields, key, row)) ?? ''
  return [{ path: `${path}/${firstKey}`, message: rulesTexts.required }]
}

/** The rule that gives the message for a row that is not an object. */
const rowRule: FieldRule = { kind: 'string', required: true }

interface AnswerCheck {
  value: FieldValue
  findings: Findings
}

function getErrorMessage(form: Fields, key: string, error: FoundError, check: AnswerCheck): string {
  const { rules } = getFieldUi(form, key)['ui:options']
  const limit = Number(error.params.limit)
  if (getGroup(form, key)) {
    if (error.keyword === 'minItems' && limit > 1) return rules.message ?? groupErrorTexts.tooFew(limit)
    if (error.keyword === 'maxItems') return rules.message ?? groupErrorTexts.most(limit)
  }
  return getRuleMessage(rules, toFinding(error, check))
}

function toFinding({ keyword, params }: FoundError, { value, findings }: AnswerCheck) {
  return { keyword, params: { ...params, got: getType(value), today: findings.today, value } }
}

/**
 * Returns the path of the field or row that an error is about; '' for an error about all answers together. An error of
 * `if` has the path of the object that contains the condition.
 */
function getErrorPath(form: Fields, { instancePath, keyword, params }: ValidatorError): string {
  const parts = instancePath.split('/').slice(1)
  return toFormPath(form, keyword === 'required' ? [...parts, String(params.missingProperty)] : parts)
}

/**
 * Returns the path of the field that a pointer leads to or into, through groups. Errors inside a field's value are
 * reported at the field.
 */
function toFormPath(form: Fields, [key, ...rest]: readonly string[]): string {
  if (key === undefined) return ''
  const group = getGroup(form, key)
  const row = group?.repeats ? rest.slice(0, 1) : []
  const rowPath = [key, ...row].map((part) => `/${part}`).join('')
  return group ? rowPath + toFormPath(group.fields, rest.slice(row.length)) : rowPath
}

/** The keywords by importance: the first matching keyword decides which error of a field is reported. */
const keywordOrder = ['required', 'type', 'const', 'enum', 'minItems', 'maxLength', 'minLength', 'format']

function getRank(error: FoundError): number {
  const index = keywordOrder.indexOf(error.keyword)
  return index < 0 ? keywordOrder.length : index
}

function getType(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
