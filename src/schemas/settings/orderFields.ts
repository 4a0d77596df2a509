/**
 * The same list with the named ones in the order named: they trade the places that they have, and the others keep
 * theirs. Names that the list does not have, and repeats, count for nothing.
 */
export function orderFields<Field extends { id: number }>(
  fields: readonly Field[],
  wanted: readonly number[],
): Field[] {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const named = [...new Set(wanted)].filter((id) => byId.has(id))
  const isNamed = new Set(named)
  let next = 0
  return fields.map((field) => {
    if (!isNamed.has(field.id)) return field
    const id = named[next]
    next += 1
    return (id === undefined ? undefined : byId.get(id)) ?? field
  })
}
