import { EnvironmentError } from './environmentError'

/** Where the demo and development stand: browsers lead every name below it to this machine. */
export const localDomains: readonly string[] = ['localhost']

/** `FOYER_DOMAINS`, as in `jobs.example.org,careers.example.com`, in lower case. @throws EnvironmentError */
export function readDomains(text: string | undefined): readonly string[] {
  if (!text) return localDomains
  const domains = text.split(',').map((domain) => domain.trim().toLowerCase())
  const wrong = domains.find((domain) => !isDomain(domain))
  if (wrong === undefined) return [...new Set(domains)]
  throw new EnvironmentError(
    `FOYER_DOMAINS must list the domains that clients' subdomains stand below, as in jobs.example.org, not '${wrong}'.`,
  )
}

/** Names alone: an address of digits names no domain. */
function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 253 &&
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
