import ucs2length from 'ajv/dist/runtime/ucs2length'
import type { FormValues } from '../fields/fieldValue'
import { formats } from '../fields/formats'
import type { FieldError } from '../forms/builtForm'
import { hasCharacters } from '../rules/characterRules'
import { isTooEarly, isTooLate } from '../rules/dayBound'
import { getDefaultExport } from '../rules/defaultExport'

/** The parts of an ajv error that are used. */
export interface ValidatorError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/**
 * A form's compiled validator: returns true, or false and sets `errors`. `this` holds the current day in the
 * possible time zones (`PossibleTodays`); it defaults to the day on this device.
 */
export interface CompiledValidator {
  (this: unknown, data: unknown): boolean
  errors?: ValidatorError[] | null
  /** Only for external forms: validates the values instead of `checkAnswers`. */
  check?: (values: FormValues) => FieldError[]
  /** Only for external forms: converts the values to the form in which they are submitted. */
  toSubmitted?: (values: FormValues) => FormValues
}

/** The default export of a compiled validator module; it receives the functions that its code requires. */
export type ValidatorFactory = (requireModule: (name: string) => unknown) => Record<string, CompiledValidator>

/** Browser and server provide the same functions to the same code, so that both produce the same result. */
const runtime: Record<string, unknown> = {
  formats,
  rules: { isTooEarly, isTooLate, hasCharacters },
  'ajv/dist/runtime/ucs2length': { default: getDefaultExport(ucs2length) },
  'ajv/dist/runtime/equal': { default: isSameItem },
}

export function instantiateValidator(factory: ValidatorFactory): CompiledValidator {
  const validator = factory((name) => {
    if (!Object.hasOwn(runtime, name))
      throw new Error(`A compiled validator requires '${name}', which is not provided.`)
    return runtime[name]
  })
  if (!validator.form) throw new Error("A compiled validator module exports no 'form'.")
  return validator.form
}

/** ajv compares list items for uniqueness; the product's lists contain only primitive values. */
function isSameItem(item: unknown, other: unknown): boolean {
  return item === other
}
