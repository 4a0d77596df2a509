import { dereference, format, type OutputUnit, type Schema, validate } from '@cfworker/json-schema'
import { formats } from '../fields/formats'
import { getValue, splitPath } from '../forms/answerPath'
import type { FormBody } from '../forms/builtForm'
import { isSchema } from '../forms/jsonSchema'
import { hasCharacters } from '../rules/characterRules'
import { isTooEarly, isTooLate } from '../rules/dayBound'
import type { CompiledValidator, ValidatorError } from './compiledValidator'

/** The product's formats and keywords: whether a text satisfies them, for the keyword's value. */
const textChecks: Record<string, (text: string, limit: never) => boolean> = {
  format: (text, name: string) => formats[name]?.(text) ?? true,
  numberMinimum: (text, minimum: number) => !(Number(text) < minimum),
  numberMaximum: (text, maximum: number) => !(Number(text) > maximum),
  dayMinimum: (text, day: string) => !isTooEarly(text, day),
  dayMaximum: (text, day: string) => !isTooLate(text, day),
  characters: (text, rule: string) => hasCharacters(text, rule),
}

/** Keywords whose errors only repeat the errors inside them. */
const repeatingKeywords = new Set(['properties', 'items', 'allOf', 'additionalProperties'])

const formatPrefix = 'foyer:'
const libraryFormats = format as Record<string, (text: string) => boolean>

/**
 * Creates the validator of a form that exists only in this browser, such as an unsaved form: the server compiles only
 * the validators of stored forms. The validator finds the same errors as a compiled validator of the form.
 */
export function createFormValidator({ schema }: Pick<FormBody, 'schema'>): CompiledValidator {
  const root = toInterpretedSchema(schema) as Schema
  const lookup = dereference(root, Object.create(null))
  const validator: CompiledValidator = (answer) => {
    const answers = toPlain(answer)
    const { errors } = validate(answers, root, '7', lookup, false)
    const errorUnits = errors.filter(({ keyword }) => !repeatingKeywords.has(keyword))
    validator.errors = errorUnits.map((unit) => toError(unit, root, answers))
    return errors.length === 0
  }
  return validator
}

/**
 * Copies answers as JSON values: the library does not support undefined, and it ignores a file's name and
 * size, which are inherited properties.
 */
function toPlain(value: unknown): unknown {
  if (value === undefined) return null
  if (value instanceof File) return { name: value.name, size: value.size, type: value.type }
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  const definedEntries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(definedEntries.map(([key, item]) => [key, toPlain(item)]))
}

/** Copies the schema with each text check as a format, the only keyword that the library can be extended with. */
function toInterpretedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toInterpretedSchema)
  if (!isSchema(schema)) return schema
  const { properties, $id: _id, ...others } = schema
  const checks = Object.entries(others).filter(([keyword]) => Object.hasOwn(textChecks, keyword))
  const schemaEntries = Object.entries(others).filter(([keyword]) => !Object.hasOwn(textChecks, keyword))
  return {
    ...Object.fromEntries(schemaEntries.map(([keyword, value]) => [keyword, toInterpretedSchema(value)])),
    ...(isSchema(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, value]) => [key, toInterpretedSchema(value)]),
          ),
        }
      : {}),
    ...(checks.length > 0
      ? { allOf: [others.allOf ?? []].flat().map(toInterpretedSchema).concat(checks.map(toFormatSchema)) }
      : {}),
  }
}

function toFormatSchema([keyword, limit]: [string, unknown]): Schema {
  const name = formatPrefix + JSON.stringify([keyword, limit])
  libraryFormats[name] ??= (text) => textChecks[keyword]?.(text, limit as never) ?? true
  return { format: name }
}

function toError(unit: OutputUnit, root: Schema, answers: unknown): ValidatorError {
  const instancePath = unit.instanceLocation.slice(1)
  const limit = getValue(root, splitPath(unit.keywordLocation.replace(/^#\/?/, '')))
  const error = { instancePath, schemaPath: unit.keywordLocation }
  if (unit.keyword === 'required') {
    const names = Array.isArray(limit) ? limit.map(String) : []
    const value = getValue(answers, instancePath === '' ? [] : splitPath(instancePath.slice(1)))
    const missingName = names.find((name) => unit.error.includes(`"${name}"`) && !hasOwn(value, name))
    return { ...error, keyword: 'required', params: { missingProperty: missingName } }
  }
  if (typeof limit === 'string' && limit.startsWith(formatPrefix)) {
    const [keyword = '', value] = JSON.parse(limit.slice(formatPrefix.length)) as [string, unknown]
    return { ...error, keyword, params: keyword === 'format' ? { format: value } : { limit: value } }
  }
  return { ...error, keyword: unit.keyword, params: unit.keyword === 'type' ? { type: limit } : { limit } }
}

function hasOwn(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
}
