import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { readAddress } from '../../network/ipAddresses'
import { findClientOfDomain } from './clientDomains.repository'
import { findClientById, findServedClient, readLanguages, type ServedClient } from './clients.repository'

/** The client that a host name serves [RT-18]; undefined when there is none. */
export async function clientOfHost(
  { db, environment }: ServerContext,
  host: string,
): Promise<ServedClient | undefined> {
  const code = codeOfHost(host, environment)
  if (code === undefined) return findClientOfDomain(db, plainHost(host))
  return code === null ? undefined : findServedClient(db, code)
}

/** Whether a host name is this installation's at all, whether or not a client stands there. */
export async function isOurHost({ db, environment }: ServerContext, host: string): Promise<boolean> {
  if (codeOfHost(host, environment) !== undefined) return true
  return (await findClientOfDomain(db, plainHost(host))) !== undefined
}

/**
 * Whether two names, the one that a proxy was asked for and the one that it asks for, lead to two sites: it has passed on
 * the host, and somebody else's word for it besides. A proxy that asks for a machine's name or address says nothing by it.
 */
export async function areTwoSites(context: ServerContext, forwarded: string, host: string): Promise<boolean> {
  if (plainHost(forwarded) === plainHost(host)) return false
  const environment = { ...context.environment, defaultClient: null }
  return (await clientOfHost({ ...context, environment }, host)) !== undefined
}

type Hosts = Pick<ServerContext['environment'], 'domains' | 'defaultClient'>

/**
 * 'Harbour.example.org:3000' → 'harbour', where example.org is one of the installation's domains. A domain itself, or an
 * IP address, has the installation's default client, if any; any other name, of however many labels, is a client's own
 * or nobody's: undefined.
 */
export function codeOfHost(host: string, { domains, defaultClient }: Hosts): string | null | undefined {
  const name = plainHost(host)
  if (domains.includes(name) || readAddress(name.replace(/^\[(.*)\]$/, '$1'))) return defaultClient
  const [code = '', ...domain] = name.split('.')
  return domains.includes(domain.join('.')) ? code : undefined
}

/** Without port and the root's dot, in lower case. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/**
 * Where a client's site stands, as 'https://harbour.example': as it was asked for where that is this client's host, else its
 * subdomain. A program may call the API by any of the installation's names; its applicants' links lead home all the same.
 */
export async function siteOrigin(
  context: ServerContext,
  clientId: number,
  { origin, host }: { origin: string; host: string },
): Promise<string> {
  const asked = await clientOfHost(context, host)
  if (asked?.id === clientId) return origin
  const { code } = await findClientById(context.db, clientId)
  const url = new URL(origin)
  url.hostname = `${code}.${context.environment.domains[0]}`
  return url.origin
}

/** The languages in which a client's pages may be read. */
export const offeredBy = ({ languages }: Pick<ServedClient, 'languages'>): readonly Language[] => [
  'en',
  ...readLanguages(languages),
]
