/**
 * Places in a form's answers: a JSON Pointer (RFC 6901) without its first slash, so that the path of a flat field is its
 * key: 'email', 'referees/1/email'.
 */

/** The field that an error or a part of an answer belongs to; `path` may begin with the pointer's slash. */
export function keyOf(path: string): string {
  const from = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', from)
  return end < 0 ? path.slice(from) : path.slice(from, end)
}

export function joinPath(segments: readonly (string | number)[]): string {
  return segments.map((segment) => String(segment).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
}

export function splitPath(path: string): string[] {
  return path.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Whether a path is this one or lies below it. */
export function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`)
}

/** What stands at this place, undefined where nothing does. */
export function valueAt(root: unknown, segments: readonly (string | number)[]): unknown {
  let at = root
  for (const segment of segments) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, segment)) return undefined
    at = Reflect.get(at, segment)
  }
  return at
}

/**
 * The same answer with another value at one place; all that is beside the way there stays the same object. A property
 * that is undefined was emptied by a person, so that no default fills it again; an item of a list becomes null, since
 * the others keep their places.
 */
export function withValueAt(
  root: unknown,
  [first, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (first === undefined) return value
  const next = withValueAt(valueAt(root, [first]), rest, value)
  if (Array.isArray(root) || (typeof first === 'number' && typeof root !== 'object')) {
    const list = Array.isArray(root) ? [...root] : []
    list[Number(first)] = next === undefined ? null : next
    return list
  }
  const copy = typeof root === 'object' && root !== null ? { ...root } : {}
  // A plain assignment to '__proto__' would set no property.
  return Object.defineProperty(copy, first, {
    value: next,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
