import { isSchema, type JsonSchema, resolveReference } from '../forms/jsonSchema'

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

/** The values of these keywords are not schemas. */
export const literalKeywords = new Set(['const', 'enum', 'default', 'examples', 'required'])

/** Adds the JSON Pointers of all parts with an `$id` or an anchor to `pointers`, by that `$id` or anchor. */
export function collectPointers(value: unknown, pointer: string, pointers: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isSchema(value)) {
    if (typeof value.$id === 'string') pointers.set(value.$id.replace(/#$/, ''), pointer)
    for (const anchor of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof anchor === 'string') pointers.set(`#${anchor}`, pointer)
    }
  }
  for (const [key, child] of Object.entries(value)) {
    if (!literalKeywords.has(key))
      collectPointers(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, pointers)
  }
}

/**
 * Returns the JSON Pointer of a reference to an anchor or an `$id`; other references unchanged.
 * @param pointers the pointers that `collectPointers` added
 */
export function resolveToPointer(ref: string, pointers: Map<string, string>): string {
  const [address = '', fragment = ''] = ref.split('#', 2)
  if (address === '') return pointers.get(ref) ?? (ref === '' ? '#' : ref)
  const end = address.startsWith('/') ? address : `/${address}`
  const target = [...pointers].find(([id]) => id === address || id.endsWith(end))?.[1]
  if (target === undefined) return ref
  return fragment.startsWith('/') ? `${target}${fragment}` : target
}

/** Returns the reference of a schema if it leads nowhere; otherwise null. */
export function findLostReference(
  schema: JsonSchema,
  root: JsonSchema,
  pointers: Map<string, string>,
): string | null {
  const ref = schema.$ref ?? schema.$dynamicRef
  if (typeof ref !== 'string') return null
  const pointer = resolveToPointer(ref, pointers)
  return isSchema(resolveReference(root, pointer)) || resolveReference(root, pointer) === true ? null : ref
}
