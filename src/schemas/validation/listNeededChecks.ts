import { isBlankText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'

/** Returns the character rules of the answered fields. Checks for unanswered fields need no library. */
export function listNeededChecks({ schema }: Pick<BuiltForm, 'schema'>, values: FormValues): string[] {
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    const value = values[key]
    const isAnswered =
      typeof value === 'string' ? !isBlankText(value) : typeof value === 'object' && value !== null
    return isAnswered ? collectRules(property) : []
  })
}

/** Collects the rules of a schema and everything below it, such as the fields of a group. */
function collectRules(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) =>
    keyword === 'characters' && typeof value === 'string' ? [value] : collectRules(value),
  )
}
