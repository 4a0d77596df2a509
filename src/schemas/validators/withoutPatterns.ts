type Json = unknown

/**
 * Returns the schema without `pattern` and `patternProperties`. The product's own rules use neither, and an external
 * pattern such as ^(a+)+$ can block a browser or the server on an input of thirty characters.
 */
export function withoutPatterns<S>(schema: S): S {
  return strip(schema) as S
}

function strip(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(strip)
  if (typeof schema !== 'object' || schema === null) return schema
  const retained = Object.entries(schema).filter(([key]) => key !== 'pattern' && key !== 'patternProperties')
  return Object.fromEntries(
    retained.map(([key, value]) => [key, containsNamedSchemas(key) ? stripEach(value) : strip(value)]),
  )
}

/** The keys below these keywords are names of answers, one of which may be 'pattern'. */
function containsNamedSchemas(keyword: string): boolean {
  return keyword === 'properties' || keyword === '$defs' || keyword === 'definitions'
}

function stripEach(schemas: Json): Json {
  if (typeof schemas !== 'object' || schemas === null) return schemas
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strip(schema)]))
}
