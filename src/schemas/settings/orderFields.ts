/**
 * Reorders the fields whose ids are in `order`: they exchange their positions, and all other fields keep their
 * positions. Unknown and repeated ids are ignored.
 */
export function orderFields<Field extends { id: number }>(
  fields: readonly Field[],
  order: readonly number[],
): Field[] {
  const fieldById = new Map(fields.map((field) => [field.id, field]))
  const orderedIds = [...new Set(order)].filter((id) => fieldById.has(id))
  const orderedIdSet = new Set(orderedIds)
  let nextIndex = 0
  return fields.map((field) => {
    if (!orderedIdSet.has(field.id)) return field
    const id = orderedIds[nextIndex]
    nextIndex += 1
    return (id === undefined ? undefined : fieldById.get(id)) ?? field
  })
}
