import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'

type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null'

/**
 * The subset of JSON Schema that declares the client configuration and that `checkShape` supports. Editors show
 * `patternErrorMessage` if `pattern` does not match.
 */
export interface JsonShape {
  $schema?: string
  $id?: string
  title?: string
  description?: string
  default?: string | number | boolean
  type?: JsonType | readonly JsonType[]
  const?: string
  enum?: readonly (string | number)[]
  /**
   * How a form edits a text: several lines, inline markup, an image of the client's folder, or an address. A `name`
   * may stay the same in every language; a `term` is a search term and is never translated.
   */
  format?: 'lines' | 'markup' | 'image' | 'address' | 'name' | 'term'
  /** Valid values, for editors and tests. */
  examples?: readonly string[]
  pattern?: string
  patternErrorMessage?: string
  /** In UTF-16 code units. `minLength` ignores surrounding whitespace, `maxLength` counts it. */
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonShape
  properties?: Readonly<Record<string, JsonShape>>
  required?: readonly string[]
  additionalProperties?: false | JsonShape
  /** The alternatives are distinguished by the constant of their property `type`. */
  oneOf?: readonly JsonShape[]
}

/** A problem of a configuration file. After an error, the affected part of the file falls back to its default. */
export interface ConfigProblem {
  severity: 'error' | 'warning'
  /** JSON Pointer (RFC 6901); '' for the file as a whole. */
  path: string
  /** The message, worded to follow the path: 'must be …'. */
  message: string
}

/**
 * Validates a value against its shape without compiling code, so that it works the same in the browser, the server
 * and the editor.
 */
export function checkShape(shape: JsonShape, value: unknown, path = ''): ConfigProblem[] {
  if (shape.oneOf) return checkVariant(shape.oneOf, value, path)
  const expectedTypes = shape.type === undefined ? [] : [shape.type].flat()
  const actualType = getType(value)
  if (expectedTypes.length > 0 && !expectedTypes.includes(actualType as never)) {
    const names = expectedTypes.map((type) => texts.type[type]).join(texts.or)
    return [createProblem(path, texts.wrongType(names, texts.type[actualType]))]
  }
  if (shape.enum && !shape.enum.includes(value as string))
    return [createProblem(path, texts.oneOf(shape.enum, value))]
  if (typeof value === 'string') return checkText(shape, value, path)
  if (typeof value === 'number') return checkNumber(shape, value, path)
  if (Array.isArray(value)) return checkList(shape, value, path)
  if (isRecord(value)) return checkObject(shape, value, path)
  return []
}

export const createProblem = (path: string, message: string): ConfigProblem => ({
  severity: 'error',
  path,
  message,
})

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getType(value: unknown): keyof typeof texts.type {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'string' || typeof value === 'boolean' ? (typeof value as 'string') : 'object'
}

function checkText(shape: JsonShape, value: string, path: string): ConfigProblem[] {
  if (value.trim().length < (shape.minLength ?? 0)) return [createProblem(path, texts.tooShort)]
  if (shape.maxLength !== undefined && value.length > shape.maxLength) {
    return [createProblem(path, texts.tooLong(shape.maxLength, value.length))]
  }
  if (shape.pattern !== undefined && !matchesRegex(shape.pattern, value)) {
    return [createProblem(path, texts.pattern(value, shape.patternErrorMessage ?? ''))]
  }
  return []
}

/** Compiled patterns, cached because a site is checked at every keystroke while it is edited. */
const patterns = new Map<string, RegExp>()

export function matchesRegex(pattern: string, text: string): boolean {
  const expression = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, expression)
  return expression.test(text)
}

function checkNumber({ minimum, maximum }: JsonShape, value: number, path: string): ConfigProblem[] {
  if (minimum !== undefined && value < minimum) return [createProblem(path, texts.tooSmall(minimum))]
  if (maximum !== undefined && value > maximum) return [createProblem(path, texts.tooLarge(maximum))]
  return []
}

function checkList(shape: JsonShape, list: unknown[], path: string): ConfigProblem[] {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
  if (list.length < minItems) return [createProblem(path, texts.tooFew(minItems))]
  if (list.length > maxItems) return [createProblem(path, texts.tooMany(maxItems))]
  return items ? list.flatMap((item, index) => checkShape(items, item, `${path}/${index}`)) : []
}

function checkObject(shape: JsonShape, value: Record<string, unknown>, path: string): ConfigProblem[] {
  const { properties = {}, required = [], additionalProperties } = shape
  const getPath = (key: string) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const missingKeys = required.filter((key) => !Object.hasOwn(value, key))
  const entryProblems = Object.entries(value).flatMap(([key, innerValue]) => {
    const valueShape = Object.hasOwn(properties, key) ? properties[key] : additionalProperties
    if (valueShape) return checkShape(valueShape, innerValue, getPath(key))
    if (valueShape === undefined) return []
    const message = texts.unknownKey(findNearestName(key, Object.keys(properties)))
    return [{ severity: 'warning' as const, path: getPath(key), message }]
  })
  return [...missingKeys.map((key) => createProblem(getPath(key), texts.missing)), ...entryProblems]
}

/** Validates a value against the alternative that its `type` selects. Only errors of this alternative are reported. */
function checkVariant(variants: readonly JsonShape[], value: unknown, path: string): ConfigProblem[] {
  if (!isRecord(value)) {
    return [createProblem(path, texts.wrongType(texts.type.object, texts.type[getType(value)]))]
  }
  if (typeof value.type !== 'string') {
    return [
      createProblem(
        `${path}/type`,
        'type' in value ? texts.wrongType(texts.type.string, texts.type[getType(value.type)]) : texts.missing,
      ),
    ]
  }
  const names = variants.map((variant) => variant.properties?.type?.const ?? '')
  const variant = variants[names.indexOf(value.type)]
  if (!variant) return [createProblem(`${path}/type`, texts.unknownBlock(value.type, names))]
  return checkShape(variant, value, path)
}

/** Returns the most similar name if it differs by at most two letters and a third of its length; null otherwise. */
export function findNearestName(text: string, candidates: readonly string[]): string | null {
  const [bestMatch] = candidates
    .map((other) => ({ other, distance: getDistance(text.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance, other }) => distance <= Math.min(2, other.length / 3))
    .sort((a, b) => a.distance - b.distance)
  return bestMatch?.other ?? null
}

/** Returns the Levenshtein distance: the number of letters to add, remove or change. */
function getDistance(item: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...item].entries()) {
    const nextRow = [index + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const change = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      nextRow.push(Math.min(change, (row[column] ?? 0) + 1, (nextRow[column - 1] ?? 0) + 1))
    }
    row = nextRow
  }
  return row[other.length] ?? 0
}
