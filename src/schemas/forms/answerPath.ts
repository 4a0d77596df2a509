/*
 * Paths in a form's answers: JSON Pointers (RFC 6901) without the first slash, so that the path of a top-level field
 * is its key: 'email', 'referees/1/email'.
 */

/** Returns the key of the top-level field that a path leads to or into; `path` may begin with a slash. */
export function getKey(path: string): string {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return end < 0 ? path.slice(start) : path.slice(start, end)
}

export function joinPath(segments: readonly (string | number)[]): string {
  return segments.map((segment) => String(segment).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
}

export function splitPath(path: string): string[] {
  return path.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns true if a path is equal to `ancestor` or below it. */
export function isAtOrBelowPath(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`)
}

/** Returns the value at this path; undefined if there is none. */
export function getValue(root: unknown, segments: readonly (string | number)[]): unknown {
  let currentValue = root
  for (const segment of segments) {
    if (typeof currentValue !== 'object' || currentValue === null || !Object.hasOwn(currentValue, segment))
      return undefined
    currentValue = Reflect.get(currentValue, segment)
  }
  return currentValue
}

/**
 * Returns a copy of the answer with another value at one path; the parts outside the path are shared. A
 * property that is set to undefined stays present: the user has emptied it, and no default may fill it again.
 * A list item that is set to undefined becomes null, so that the other items keep their indexes.
 */
export function setValue(
  root: unknown,
  [firstStep, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (firstStep === undefined) return value
  const updatedChild = setValue(getValue(root, [firstStep]), rest, value)
  if (Array.isArray(root) || (typeof firstStep === 'number' && typeof root !== 'object')) {
    const list = Array.isArray(root) ? [...root] : []
    list[Number(firstStep)] = updatedChild === undefined ? null : updatedChild
    return list
  }
  const copy = typeof root === 'object' && root !== null ? { ...root } : {}
  // A plain assignment to '__proto__' would not create a property.
  return Object.defineProperty(copy, firstStep, {
    value: updatedChild,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
