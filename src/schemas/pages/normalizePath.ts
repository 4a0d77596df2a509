/** As the router compares addresses: letter case and a slash at the end do not count. */
export function normalizePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}
