/**
 * Returns `after`, with every part that equals its counterpart in `before` replaced by the object from `before`, so
 * that only changed parts render again.
 */
export function reuseUnchanged<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isContainer(before) || !isContainer(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const entries = keys.map((key) => [key, reuseUnchanged(before[key], after[key])] as const)
  const isSame =
    keys.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(value, before[key]))
  if (isSame) return before as Value
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
