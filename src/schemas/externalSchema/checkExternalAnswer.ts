import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import type { FormValues } from '../fields/fieldValue'
import { isLocalDateTime } from '../fields/formats'
import { findNonexistentDay } from '../fields/parseTypedDateTime'
import { getValue, joinPath, splitPath } from '../forms/answerPath'
import type { BuiltForm, ExternalSchema, FieldError } from '../forms/builtForm'
import type { CompiledValidator, ValidatorError } from '../validation/compiledValidator'
import { answerKey } from './buildExternalForm'
import { getDisplayedBranches } from './displayedBranches'
import { createValidatedSchemaMatcher } from './interpretSchema'
import { getDisplayedName, pruneAnswer } from './pruneAnswer'

/** Validates the answer of an external form. Returns at most one message per path. */
export function checkExternalAnswer(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
): FieldError[] {
  if (!form.external) return []
  const answer = getExternalAnswer(form.external, values)
  if (validator(answer)) return []
  const errorByPointer = new Map<string, { error: ValidatorError; rank: number }>()
  for (const error of validator.errors ?? []) {
    const path = getErrorPath(error)
    const rank = getRank(error)
    const previousError = errorByPointer.get(path)
    if (!previousError || rank < previousError.rank) errorByPointer.set(path, { error, rank })
  }
  return [...errorByPointer].map(([path, { error }]) => ({
    path: `/${answerKey}${path}`,
    message: hasTooManyDigits(error, answer)
      ? texts.tooManyDigits
      : (explainInvalidDate(error, answer) ?? getErrorMessage(error)),
  }))
}

/** Returns the answer as it is validated and submitted. */
export function getExternalAnswer(external: ExternalSchema, values: FormValues): unknown {
  return pruneAnswer(
    external.schema,
    values[answerKey],
    getDisplayedBranches(external),
    createValidatedSchemaMatcher(external.draft),
  )
}

/** Returns the path of an error. A missing or unexpected property is reported at its own path. */
function getErrorPath({ instancePath, params }: ValidatorError): string {
  const property = params.missingProperty ?? params.property
  const pointer = typeof property === 'string' ? `${instancePath}/${joinPath([property])}` : instancePath
  return pointer === '' ? '' : `/${joinPath(splitPath(pointer.slice(1)).map(getDisplayedName))}`
}

/** Returns true for a number that was left as text because it has too many digits, see `parseLocalNumber`. */
function hasTooManyDigits({ keyword, params, instancePath }: ValidatorError, answer: unknown): boolean {
  if (keyword !== 'type' || !/number|integer/.test(String(params.limit))) return false
  const value = getErrorValue(answer, instancePath)
  if (typeof value !== 'string' || !/^[-+−]?[\p{Nd}.,'’٫٬\s]+(e[-+]?\d+)?$/iu.test(value.trim())) return false
  return (value.match(/\p{Nd}/gu) ?? []).length > maxExactDigits || /e/i.test(value)
}

/** Explains a day that does not exist, and a time that the zone's clocks skip, see `parseLocalDateTime`. */
function explainInvalidDate(
  { keyword, params, instancePath }: ValidatorError,
  answer: unknown,
): string | undefined {
  if (keyword !== 'format' || !/^date(-time)?$/.test(String(params.limit))) return undefined
  const value = String(getErrorValue(answer, instancePath))
  const day = findNonexistentDay(value)
  if (day !== undefined) return rulesTexts.noSuchDay(day)
  return params.limit === 'date-time' && isLocalDateTime(value) ? rulesTexts.skippedTime : undefined
}

function getErrorValue(answer: unknown, instancePath: string): unknown {
  return getValue(answer, instancePath === '' ? [] : splitPath(instancePath.slice(1)))
}

/** Numbers with up to this many digits are represented exactly. */
const maxExactDigits = 15

const keywordPriority = ['required', 'type', 'const', 'enum', 'minItems', 'minLength', 'format']

function getRank({ keyword }: ValidatorError): number {
  const index = keywordPriority.indexOf(keyword)
  return index < 0 ? keywordPriority.length : index
}

const getLimitMessages = (): Record<string, (limit: number) => string> => ({
  minLength: rulesTexts.minimum,
  maxLength: rulesTexts.maximum,
  minimum: texts.least,
  maximum: texts.greatest,
  exclusiveMinimum: texts.exclusiveMinimum,
  exclusiveMaximum: texts.exclusiveMaximum,
  multipleOf: texts.multiple,
  minItems: texts.tooFew,
  maxItems: texts.most,
  minProperties: texts.tooFew,
  maxProperties: texts.most,
})

const getFixedMessages = (): Record<string, string> => ({
  required: rulesTexts.required,
  enum: rulesTexts.option,
  uniqueItems: texts.unique,
  contains: texts.contains,
  minContains: texts.contains,
  false: texts.unexpectedField,
  anyOf: texts.none,
  oneOf: texts.none,
  several: texts.multipleMatches,
  unchecked: texts.tooDeep,
})

const getFormatMessages = (): Record<string, string> => ({
  email: rulesTexts.email,
  uri: rulesTexts.url,
  url: rulesTexts.url,
  date: rulesTexts.date,
  time: rulesTexts.time,
  'date-time': rulesTexts.dateTime,
})

function getErrorMessage({ keyword, params }: ValidatorError): string {
  const { limit, missing: isMissing } = params
  if (isMissing === true && (keyword === 'type' || keyword === 'enum')) return rulesTexts.required
  if (keyword === 'unchecked' && params.reference !== undefined)
    return texts.unresolved(String(params.reference))
  if (keyword === 'type') return texts.type[String(Array.isArray(limit) ? limit[0] : limit)] ?? texts.refused
  if (keyword === 'format') return getFormatMessages()[String(limit)] ?? texts.format(String(limit))
  if (keyword === 'pattern') return texts.pattern(String(limit))
  if (keyword === 'const') return texts.constant(typeof limit === 'string' ? limit : JSON.stringify(limit))
  return getLimitMessages()[keyword]?.(Number(limit)) ?? getFixedMessages()[keyword] ?? texts.refused
}
