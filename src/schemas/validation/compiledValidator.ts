import ucs2length from 'ajv/dist/runtime/ucs2length'
import type { FormValues } from '../fields/fieldValue'
import { formats } from '../fields/formats'
import type { FieldError } from '../forms/builtForm'
import { hasCharacters } from '../rules/characterRules'
import { isTooEarly, isTooLate } from '../rules/dayBound'
import { defaultExport } from '../rules/defaultExport'

/** An ajv error, as far as we read it. */
export interface ValidatorError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/** A form's compiled validator: true, or false with `errors`. `this` is what day it is; here and now unless given. */
export interface CompiledValidator {
  (this: unknown, data: unknown): boolean
  errors?: ValidatorError[] | null
  /** Of a foreign form: what is wrong with its values, in place of `checkAnswers`. */
  check?: (values: FormValues) => FieldError[]
  /** Of a foreign form: the values as they are handed over. */
  given?: (values: FormValues) => FormValues
}

/** What a compiled validator module exports by default: it is handed the few functions that its code requires. */
export type ValidatorFactory = (need: (name: string) => unknown) => Record<string, CompiledValidator>

/** Both sides hand the same functions to the same code, so that both come to the same verdict. */
const runtime: Record<string, unknown> = {
  formats,
  rules: { isTooEarly, isTooLate, hasCharacters },
  'ajv/dist/runtime/ucs2length': { default: defaultExport(ucs2length) },
  'ajv/dist/runtime/equal': { default: sameItem },
}

export function instantiateValidator(factory: ValidatorFactory): CompiledValidator {
  const made = factory((name) => {
    if (!Object.hasOwn(runtime, name))
      throw new Error(`A compiled validator requires '${name}', which is not provided.`)
    return runtime[name]
  })
  if (!made.form) throw new Error("A compiled validator module exports no 'form'.")
  return made.form
}

/** ajv asks for deep equality only to tell a list's items apart; ours are plain values. */
function sameItem(one: unknown, other: unknown): boolean {
  return one === other
}
