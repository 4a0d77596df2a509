import { dereference, type Schema, Validator, validate } from '@cfworker/json-schema'
import type { ForeignSchema } from '../forms/builtForm'
import type { JsonSchema } from '../forms/jsonSchema'
import type { CompiledValidator, ValidatorError } from '../validation/compiledValidator'
import { withMatchedNames } from './matchedNames'
import { readFindings } from './readFindings'
import { shownBranchesOf } from './shownBranches'
import { toValidatedSchema } from './validatedSchema'

/**
 * A validator that reads its schema at every check instead of compiling it: a browser under our content security policy
 * may not make code. It speaks as a compiled one does, so that both are used alike.
 */
export function interpretSchema(foreign: ForeignSchema): CompiledValidator {
  const { schema, draft } = foreign
  let reader: Validator | null = null
  let read: JsonSchema | undefined
  const judge: CompiledValidator = (answer) => {
    judge.errors = findings(() => {
      const matched = withMatchedNames(schema, answer)
      // The library notes addresses in the schema's objects.
      if (matched !== read) reader = null
      read = matched
      reader ??= new Validator(structuredClone(matched) as Schema, draft, false)
      const result = reader.validate(answer)
      return result.valid ? [] : readFindings(result.errors, matched, answer, shownBranchesOf(foreign))
    })
    return judge.errors.length === 0
  }
  return judge
}

function findings(check: () => ValidatorError[]): ValidatorError[] {
  try {
    return check()
  } catch (error) {
    // A schema that refers to itself without end, or to nothing.
    return [{ instancePath: '', schemaPath: '', keyword: 'unjudged', params: { reason: String(error) } }]
  }
}

const roots = new WeakMap<object, Record<string, Schema | boolean>>()
/** Where the parts of a schema that are asked about are known by. */
const base = new URL('https://schema.invalid/')
let asked = 0

/**
 * Whether an answer fits a schema, whose references lead into `root`: which of several schemas a form shows. What can't be
 * judged fits nothing.
 */
export function fitsSchema(draft: ForeignSchema['draft']) {
  return (schema: unknown, answer: unknown, root: unknown): boolean => {
    if (typeof schema === 'boolean') return schema
    try {
      const known = lookupOf(root as object)
      const lookup = Object.create(known) as Record<string, Schema | boolean>
      const part = withMatchedNames(toValidatedSchema(schema as JsonSchema), answer) as Schema
      asked += 1
      dereference(part, lookup, base, `/asked/${asked}`)
      return validate(answer ?? null, part, draft, lookup, true).valid
    } catch {
      return false
    }
  }
}

function lookupOf(root: object): Record<string, Schema | boolean> {
  const known =
    roots.get(root) ??
    dereference(
      withMatchedNames(toValidatedSchema(root as JsonSchema), undefined) as Schema,
      Object.create(null),
      base,
    )
  roots.set(root, known)
  return known
}
