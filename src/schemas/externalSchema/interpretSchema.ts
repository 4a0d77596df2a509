import { dereference, type Schema, validate } from '@cfworker/json-schema'
import type { ExternalSchema } from '../forms/builtForm'
import type { JsonSchema } from '../forms/jsonSchema'
import type { CompiledValidator, ValidatorError } from '../validation/compiledValidator'
import { getDisplayedBranches } from './displayedBranches'
import { withMatchedNames } from './matchedNames'
import { getAddress, rootAddress } from './schemaAddresses'
import { toValidatorErrors } from './toValidatorErrors'
import { checkOutcomes } from './untestedPatterns'
import { toValidatedSchema } from './validatedSchema'

/** The base URI of references in a schema without an `$id`. */
const base = new URL(rootAddress)

type Lookup = Record<string, Schema | boolean>

const missingAnswer: ValidatorError = { instancePath: '', schemaPath: '', keyword: 'required', params: {} }

/**
 * Creates a validator that interprets its schema at every check, because the content security policy forbids compiled
 * code in browsers. It has the interface of a compiled validator.
 * @param otherSchemas schemas that any schema may refer to, by their URIs
 */
export function createSchemaValidator(
  external: ExternalSchema,
  otherSchemas: Readonly<Record<string, JsonSchema>> = {},
): CompiledValidator {
  const { schema, draft } = external
  let preparedSchema: JsonSchema | undefined
  let indexedSchemas: { root: Schema; lookup: Lookup } | undefined
  const validator: CompiledValidator = (answer) => {
    validator.errors = collectErrors(() => {
      const matchedSchema = withMatchedNames(schema, answer)
      if (matchedSchema !== preparedSchema) indexedSchemas = undefined
      preparedSchema = matchedSchema
      indexedSchemas ??= indexSchemas(
        matchedSchema,
        { ...otherSchemas, ...external.referencedSchemas },
        answer,
      )
      const { root, lookup } = indexedSchemas
      const errors = checkOutcomes(() => {
        // JSON has no value for an answer that was not given, and the library cannot validate `undefined`.
        const result = validate(answer ?? null, root, draft, lookup, false)
        return result.valid
          ? []
          : toValidatorErrors(result.errors, root, lookup, answer, getDisplayedBranches(external))
      })
      const isForbidden = errors.some(({ keyword }) => keyword === 'not')
      // A missing answer is the only error, unless the schema rejects every answer.
      return answer === undefined && !isForbidden ? [missingAnswer] : errors
    })
    return validator.errors.length === 0
  }
  return validator
}

/**
 * Indexes the schemas by their URIs. Copies them first, because the library writes addresses into their objects.
 */
function indexSchemas(
  schema: JsonSchema,
  otherSchemas: Readonly<Record<string, JsonSchema>>,
  answer: unknown,
) {
  const root = structuredClone(schema) as Schema
  const lookup = dereference(root, Object.create(null), base)
  for (const [address, otherSchema] of Object.entries(otherSchemas)) {
    if (address in lookup) continue
    const copy = structuredClone(withMatchedNames(otherSchema, answer)) as Schema
    dereference(copy, lookup, new URL(address))
    lookup[address] ??= copy
  }
  return { root, lookup }
}

function collectErrors(check: () => ValidatorError[]): ValidatorError[] {
  try {
    return check()
  } catch (error) {
    // The schema refers to itself endlessly, or to a schema that does not exist.
    const reference = /^Error: Unresolved \$ref "(.*?)"\./.exec(String(error))?.[1]
    return [
      { instancePath: '', schemaPath: '', keyword: 'unchecked', params: reference ? { reference } : {} },
    ]
  }
}

const lookupsByRoot = new WeakMap<object, Lookup>()
let partCount = 0

/**
 * Returns a function that tells whether an answer matches a schema whose references lead into `root`; it decides
 * which alternative a form shows. The function returns false for a schema that cannot be evaluated.
 */
export function createSchemaMatcher(draft: ExternalSchema['draft']) {
  return createMatcher(draft, toValidatedSchema)
}

/** As `createSchemaMatcher`, for parts of a schema from `toValidatedSchema`. */
export function createValidatedSchemaMatcher(draft: ExternalSchema['draft']) {
  return createMatcher(draft, structuredClone)
}

type PrepareSchema = (schema: JsonSchema) => JsonSchema

function createMatcher(draft: ExternalSchema['draft'], prepare: PrepareSchema) {
  return (schema: unknown, answer: unknown, root: unknown): boolean => {
    if (typeof schema === 'boolean') return schema
    try {
      const rootLookup = getLookup(root as JsonSchema, prepare)
      const lookup = Object.create(rootLookup) as Lookup
      const part = withMatchedNames(prepare(schema as JsonSchema), answer) as Schema
      partCount += 1
      dereference(part, lookup, new URL(getAddress((root as JsonSchema).$id)), `/asked/${partCount}`)
      return validate(answer ?? null, part, draft, lookup, true).valid
    } catch {
      return false
    }
  }
}

function getLookup(root: JsonSchema, prepare: PrepareSchema): Lookup {
  const lookup =
    lookupsByRoot.get(root) ??
    dereference(withMatchedNames(prepare(root), undefined) as Schema, Object.create(null), base)
  lookupsByRoot.set(root, lookup)
  return lookup
}
