/** As the router compares addresses: letter case and a slash at the end do not count. */
export function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}
