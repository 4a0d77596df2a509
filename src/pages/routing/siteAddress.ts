/**
 * Returns the URL of a client's site relative to this page's location: the same domain and port with another first
 * label [UM-02].
 */
export function siteAddress(
  clientCode: string,
  here: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): string {
  const [, ...domain] = here.hostname.split('.')
  const isAddress = /^\d+(\.\d+){3}$/.test(here.hostname) || here.hostname.startsWith('[')
  const rest = isAddress || domain.length === 0 ? 'localhost' : domain.join('.')
  return `${here.protocol}//${clientCode}.${rest}${here.port ? `:${here.port}` : ''}/`
}
