import { isIP } from 'node:net'
import { EnvironmentError } from './environmentError'

/** Reads `FOYER_TRUST_PROXY`. @throws EnvironmentError */
export function readProxies(text: string | undefined): string[] {
  if (!text || text === 'off') return []
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (proxies.every(isRange)) return proxies
  throw new EnvironmentError(
    "FOYER_TRUST_PROXY must be 'off' or the proxies' addresses, with commas between.",
  )
}

/** Reads `FOYER_BACKOFFICE_ALLOW`. @throws EnvironmentError */
export function readAllowedAddresses(text: string | undefined): string[] {
  const ranges = (text ?? '').split(',').map((range) => range.trim())
  const invalidText = ranges.find((range) => range !== '' && !isRange(range))
  if (invalidText === undefined) return ranges.filter((range) => range !== '')
  throw new EnvironmentError(
    `FOYER_BACKOFFICE_ALLOW must list addresses like 10.1.0.0/16, not '${invalidText}'.`,
  )
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && isPrefix && rest.length === 0
}

/** Default domain for the demo and development. Browsers resolve all names below localhost to this machine. */
export const localDomains: readonly string[] = ['localhost']

/** Reads `FOYER_DOMAINS`, such as `jobs.example.org,careers.example.com`, in lower case. @throws EnvironmentError */
export function readDomains(text: string | undefined): readonly string[] {
  if (!text) return localDomains
  const domains = text.split(',').map((domain) => domain.trim().toLowerCase())
  const invalidText = domains.find((domain) => !isDomain(domain))
  if (invalidText === undefined) return [...new Set(domains)]
  throw new EnvironmentError(
    `FOYER_DOMAINS must list the domains that clients' subdomains stand below, as in jobs.example.org, not '${invalidText}'.`,
  )
}

/**
 * Reads `FOYER_PUBLIC_URL`, such as `https://jobs.example.org:8443`: scheme, domain and port by which browsers reach
 * the installation; null if it is not set. @throws EnvironmentError
 */
export function readPublicUrl(text: string | undefined, domains: readonly string[]): URL | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin && domains.includes(url.hostname)) return url
  throw new EnvironmentError(
    `FOYER_PUBLIC_URL must be an http or https address of one of FOYER_DOMAINS without a path, as in https://${domains[0]}, not '${text}'.`,
  )
}

/**
 * Default of `FOYER_PUBLIC_URL`: https without a port, except below localhost, where it is http with the server's
 * port.
 */
export function getDefaultPublicUrl([domain = 'localhost']: readonly string[], port: number): URL {
  const isLocal = domain === 'localhost' || domain.endsWith('.localhost')
  return new URL(isLocal ? `http://${domain}:${port}` : `https://${domain}`)
}

/** Returns whether the text is a domain name; an IP address is not. */
function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 253 &&
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
