import { isBlankText } from '../fields/cleanText'
import { type FormValues, isValues } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'

/**
 * Returns the character rules of the answered fields, in the rows of groups too. Checks for unanswered fields need no
 * library.
 */
export function listNeededRules({ schema }: Pick<BuiltForm, 'schema'>, values: FormValues): string[] {
  return findRules(schema, values)
}

function findRules(schema: unknown, value: unknown): string[] {
  if (typeof value === 'string') return isBlankText(value) ? [] : collectRules(schema)
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => findRules(getPart(schema, 'items') ?? schema, item))
  if (!isValues(value)) return []
  const properties = getPart(schema, 'properties')
  return Object.entries(value).flatMap(([key, answer]) => findRules(getPart(properties, key), answer))
}

function getPart(schema: unknown, key: string): unknown {
  return typeof schema === 'object' && schema !== null
    ? Object.getOwnPropertyDescriptor(schema, key)?.value
    : undefined
}

/** Collects the rules of a schema and everything below it, such as the branches of a field. */
function collectRules(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) =>
    keyword === 'characters' && typeof value === 'string' ? [value] : collectRules(value),
  )
}
