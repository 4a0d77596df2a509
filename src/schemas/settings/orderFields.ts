/**
 * Reorders the listed fields: they exchange their positions, and all others keep theirs. Unknown and repeated ids are
 * ignored.
 */
export function orderFields<Field extends { id: number }>(
  fields: readonly Field[],
  order: readonly number[],
): Field[] {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const orderedIds = [...new Set(order)].filter((id) => byId.has(id))
  const isNamed = new Set(orderedIds)
  let next = 0
  return fields.map((field) => {
    if (!isNamed.has(field.id)) return field
    const id = orderedIds[next]
    next += 1
    return (id === undefined ? undefined : byId.get(id)) ?? field
  })
}
