/** Normalises a path as the router compares paths: letter case, repeated slashes and a trailing slash are ignored. */
export function normalizePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}
