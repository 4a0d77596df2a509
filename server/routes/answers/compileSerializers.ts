import fastJson from 'fast-json-stringify'
import type { Api } from '../api'

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
