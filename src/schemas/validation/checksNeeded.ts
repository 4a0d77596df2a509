import { isBlankText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'

/** The rules of characters that these answers are judged by: what a form never gets an answer to needs no library. */
export function checksNeeded({ schema }: Pick<BuiltForm, 'schema'>, values: FormValues): string[] {
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    const value = values[key]
    const isAnswered =
      typeof value === 'string' ? !isBlankText(value) : typeof value === 'object' && value !== null
    return isAnswered ? rulesIn(property) : []
  })
}

/** Wherever they stand: a group has its fields below it. */
function rulesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) =>
    keyword === 'characters' && typeof value === 'string' ? [value] : rulesIn(value),
  )
}
