import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler } from 'fastify'
import { formats } from '../../src/schemas/fields/formats'
import type { Api } from '../http/api'

const shared = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  strict: true,
  formats,
} as const

const forWholeBodies = new Ajv({ ...shared, allErrors: true, coerceTypes: false })

// Of the process: Ajv keeps what it has compiled by its schema, so that a second server finds all of it there.
const forBodies = new Ajv({ ...shared, coerceTypes: false })
const forAddresses = new Ajv({ ...shared, coerceTypes: true })

/**
 * Bodies are taken as they are: with coercion null would become 0 and true 1. What stands in an address is text and
 * becomes a number or a boolean where the schema says so.
 */
export function compileValidators(api: Api): void {
  api.setValidatorCompiler(({ schema, httpPart }) =>
    compiledWhenAsked(httpPart === 'body' || httpPart === 'headers' ? forBodies : forAddresses, schema),
  )
}

/** The same for one route, whose wrong bodies are told all that is wrong with them. */
export const namingAllMistakes: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  compiledWhenAsked(httpPart === 'body' ? forWholeBodies : forAddresses, schema)

/** The first call compiles it, not the start: that would take a quarter of a second for calls of which few are made. */
function compiledWhenAsked(ajv: Ajv, schema: object) {
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

type Serializer = (answer: unknown) => string

// Of the process, by schema: a second server finds there what the first one has compiled.
const compiled = new WeakMap<object, Serializer>()

/**
 * Answers are written by their schemas. The first answer of a kind compiles its writer, not the start: all of them take
 * half a second, and most processes give few.
 */
export function compileSerializers(api: Api): void {
  api.setSerializerCompiler(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  )
}

function serializerOf(schema: object): Serializer {
  const known = compiled.get(schema)
  if (known) return known
  const serialize: Serializer = fastJson(schema)
  compiled.set(schema, serialize)
  return serialize
}
