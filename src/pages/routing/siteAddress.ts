/** Where a client's site is, seen from this page's address: the same domain and port, another first label [UM-02]. */
export function siteAddress(
  clientCode: string,
  here: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const [, ...domain] = here.hostname.split('.')
  const isAddress = /^\d+(\.\d+){3}$/.test(here.hostname) || here.hostname.startsWith('[')
  const rest = isAddress || domain.length === 0 ? 'localhost' : domain.join('.')
  return `${here.protocol}//${clientCode}.${rest}${here.port ? `:${here.port}` : ''}/`
}
