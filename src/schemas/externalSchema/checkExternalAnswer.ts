import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import { findMissingDay } from '../dateTime/parseTypedDateTime'
import type { FormValues } from '../fields/fieldValue'
import { isLocalDateTime } from '../fields/formats'
import { getValue, joinPath, splitPath } from '../forms/answerPath'
import type { BuiltForm, FieldError, ForeignSchema } from '../forms/builtForm'
import type { CompiledValidator, ValidatorError } from '../validation/compiledValidator'
import { answerKey } from './buildExternalForm'
import { displayedName } from './displayedName'
import { fitsValidatedSchema } from './interpretSchema'
import { pruneAnswer } from './pruneAnswer'
import { getShownBranches } from './shownBranches'

/** Validates the answer of an external form. Returns at most one message per path. */
export function checkExternalAnswer(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
): FieldError[] {
  if (!form.foreign) return []
  const answer = getExternalAnswer(form.foreign, values)
  if (validator(answer)) return []
  const worst = new Map<string, { error: ValidatorError; rank: number }>()
  for (const error of validator.errors ?? []) {
    const path = placeOfError(error)
    const rank = getRank(error)
    const known = worst.get(path)
    if (!known || rank < known.rank) worst.set(path, { error, rank })
  }
  return [...worst].map(([path, { error }]) => ({
    path: `/${answerKey}${path}`,
    message: isRoundedNumber(error, answer)
      ? texts.tooManyDigits
      : (explainDay(error, answer) ?? explain(error)),
  }))
}

/** Returns the answer as it is validated and submitted. */
export function getExternalAnswer(foreign: ForeignSchema, values: FormValues): unknown {
  return pruneAnswer(
    foreign.schema,
    values[answerKey],
    getShownBranches(foreign),
    fitsValidatedSchema(foreign.draft),
  )
}

/** Returns the path of an error. A missing or unexpected property is reported at its own path. */
function placeOfError({ instancePath, params }: ValidatorError): string {
  const property = params.missingProperty ?? params.property
  const place = typeof property === 'string' ? `${instancePath}/${joinPath([property])}` : instancePath
  return place === '' ? '' : `/${joinPath(splitPath(place.slice(1)).map(displayedName))}`
}

/** Returns true for a number that was left as text because it has too many digits, see `parseLocalNumber`. */
function isRoundedNumber({ keyword, params, instancePath }: ValidatorError, answer: unknown): boolean {
  if (keyword !== 'type' || !/number|integer/.test(String(params.limit))) return false
  const value = valueOfError(answer, instancePath)
  if (typeof value !== 'string' || !/^[-+−]?[\p{Nd}.,'’٫٬\s]+(e[-+]?\d+)?$/iu.test(value.trim())) return false
  return (value.match(/\p{Nd}/gu) ?? []).length > exactDigits || /e/i.test(value)
}

/** Explains a day that does not exist, and a time that the zone's clocks skip, see `fromLocalDateTime`. */
function explainDay({ keyword, params, instancePath }: ValidatorError, answer: unknown): string | undefined {
  if (keyword !== 'format' || !/^date(-time)?$/.test(String(params.limit))) return undefined
  const value = String(valueOfError(answer, instancePath))
  const day = findMissingDay(value)
  if (day !== undefined) return rulesTexts.noSuchDay(day)
  return params.limit === 'date-time' && isLocalDateTime(value) ? rulesTexts.skippedTime : undefined
}

function valueOfError(answer: unknown, instancePath: string): unknown {
  return getValue(answer, instancePath === '' ? [] : splitPath(instancePath.slice(1)))
}

/** Numbers with up to this many digits are represented exactly. */
const exactDigits = 15

const order = ['required', 'type', 'const', 'enum', 'minItems', 'minLength', 'format']

function getRank({ keyword }: ValidatorError): number {
  const at = order.indexOf(keyword)
  return at < 0 ? order.length : at
}

const byNumber = (): Record<string, (limit: number) => string> => ({
  minLength: rulesTexts.minimum,
  maxLength: rulesTexts.maximum,
  minimum: texts.least,
  maximum: texts.greatest,
  exclusiveMinimum: texts.above,
  exclusiveMaximum: texts.below,
  multipleOf: texts.multiple,
  minItems: texts.fewest,
  maxItems: texts.most,
  minProperties: texts.fewest,
  maxProperties: texts.most,
})

const plain = (): Record<string, string> => ({
  required: rulesTexts.required,
  enum: rulesTexts.option,
  uniqueItems: texts.unique,
  contains: texts.contains,
  minContains: texts.contains,
  false: texts.notAsked,
  anyOf: texts.none,
  oneOf: texts.none,
  several: texts.several,
  unjudged: texts.tooDeep,
})

const formats = (): Record<string, string> => ({
  email: rulesTexts.email,
  uri: rulesTexts.url,
  url: rulesTexts.url,
  date: rulesTexts.date,
  time: rulesTexts.time,
  'date-time': rulesTexts.dateTime,
})

function explain({ keyword, params }: ValidatorError): string {
  const { limit, missing } = params
  if (missing === true && (keyword === 'type' || keyword === 'enum')) return rulesTexts.required
  if (keyword === 'unjudged' && params.reference !== undefined)
    return texts.unresolved(String(params.reference))
  if (keyword === 'type') return texts.type[String(Array.isArray(limit) ? limit[0] : limit)] ?? texts.refused
  if (keyword === 'format') return formats()[String(limit)] ?? texts.format(String(limit))
  if (keyword === 'pattern') return texts.pattern(String(limit))
  if (keyword === 'const') return texts.constant(typeof limit === 'string' ? limit : JSON.stringify(limit))
  return byNumber()[keyword]?.(Number(limit)) ?? plain()[keyword] ?? texts.refused
}
