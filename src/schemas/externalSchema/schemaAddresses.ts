import { isSchema } from '../forms/jsonSchema'

/** The base URI of a schema without an `$id`. */
export const rootAddress = 'https://schema.invalid/'

/** Returns true for the URI of a published meta-schema, which the validator has built in. */
export function isMetaSchema(address: string): boolean {
  return /^https?:\/\/json-schema\.org\/(draft-0[67]|draft\/2019-09|draft\/2020-12)\//.test(address)
}

/** Returns true if a schema refers to a meta-schema anywhere. */
export function hasMetaSchemaReference(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasMetaSchemaReference)
  if (!isSchema(schema)) return false
  return (
    (typeof schema.$ref === 'string' && isMetaSchema(schema.$ref)) ||
    Object.values(schema).some(hasMetaSchemaReference)
  )
}

/** Returns the absolute URI of a schema. */
export function getAddress($id: unknown): string {
  try {
    const address = new URL(String($id ?? ''), rootAddress)
    address.hash = ''
    return address.href
  } catch {
    return rootAddress
  }
}
