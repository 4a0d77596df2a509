import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler } from 'fastify'
import { formats } from '../../src/schemas/fields/formats'
import type { Api } from '../http/api'

const sharedOptions = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  strict: true,
  formats,
} as const

const allErrorsBodyAjv = new Ajv({ ...sharedOptions, allErrors: true, coerceTypes: false })

// Shared by the process: Ajv caches compiled schemas, so a second server reuses them.
const bodyAjv = new Ajv({ ...sharedOptions, coerceTypes: false })
const urlAjv = new Ajv({ ...sharedOptions, coerceTypes: true })

/**
 * Validates bodies without coercion, which would turn null into 0 and true into 1. Values in URLs are text and are
 * converted to numbers and booleans according to the schema.
 */
export function setValidatorCompiler(api: Api): void {
  api.setValidatorCompiler(({ schema, httpPart }) =>
    compileLazily(httpPart === 'body' || httpPart === 'headers' ? bodyAjv : urlAjv, schema),
  )
}

/** Compiles the validators of one route so that all errors of a body are reported, not only the first. */
export const compileAllErrorsValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  compileLazily(httpPart === 'body' ? allErrorsBodyAjv : urlAjv, schema)

/**
 * Compiles the validator on first use. Compiling all at startup would take a quarter of a second, and few are used.
 */
function compileLazily(ajv: Ajv, schema: object) {
  let validate: ValidateFunction | undefined
  const validator = Object.assign(
    (data: unknown) => {
      validate ??= ajv.compile(schema)
      const isValid = validate(data)
      validator.errors = validate.errors ?? null
      return isValid
    },
    { errors: null as ErrorObject[] | null },
  )
  return validator
}

type Serializer = (response: unknown) => string

// Shared by the process, by schema: a second server reuses the compiled serializers.
const serializers = new WeakMap<object, Serializer>()

/**
 * Serializes responses by their schemas. Serializers are compiled on first use: compiling all takes half a second,
 * and most processes use few.
 */
export function setSerializerCompiler(api: Api): void {
  api.setSerializerCompiler(
    ({ schema }) =>
      (response) =>
        getSerializer(schema)(response),
  )
}

function getSerializer(schema: object): Serializer {
  const cachedSerializer = serializers.get(schema)
  if (cachedSerializer) return cachedSerializer
  const serialize: Serializer = fastJson(schema)
  serializers.set(schema, serialize)
  return serialize
}
