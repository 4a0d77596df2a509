import { isSchema } from '../forms/jsonSchema'

/** The address of a schema that has none of its own. */
export const rootAddress = 'https://schema.invalid/'

/** True for an address of a published schema of schemas, which the validator knows. */
export function isMetaSchema(address: string): boolean {
  return /^https?:\/\/json-schema\.org\/(draft-0[67]|draft\/2019-09|draft\/2020-12)\//.test(address)
}

/** True if a schema refers to a schema of schemas anywhere. */
export function refersToMetaSchema(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(refersToMetaSchema)
  if (!isSchema(schema)) return false
  return (
    (typeof schema.$ref === 'string' && isMetaSchema(schema.$ref)) ||
    Object.values(schema).some(refersToMetaSchema)
  )
}

/** The schema's own address, in full. */
export function addressOf($id: unknown): string {
  try {
    const url = new URL(String($id ?? ''), rootAddress)
    url.hash = ''
    return url.href
  } catch {
    return rootAddress
  }
}
