import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { readAddress } from '../../network/ipAddresses'
import { findClientOfDomain, findMainDomain } from './clientDomains.repository'
import {
  type Client,
  findClientById,
  findServedClient,
  readLanguages,
  type ServedClient,
} from './clients.repository'

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

type OriginContext = Pick<ServerContext, 'db' | 'environment' | 'publicUrl'>

/**
 * The public origin of a client's site, as 'https://harbour.jobs.example.org': the first of its own domains, else its
 * subdomain of the public address; for the default client of a production installation, the public address itself. It is
 * built from configuration alone: whoever sends a request could write any host, port or scheme into its headers.
 */
export async function clientOrigin(
  { db, environment, publicUrl }: OriginContext,
  { id, code }: Pick<Client, 'id' | 'code'>,
): Promise<string> {
  const url = new URL(publicUrl())
  const isAtDomain = environment.production && code === environment.defaultClient
  const domain = await findMainDomain(db, id)
  if (domain !== undefined || !isAtDomain) url.hostname = domain ?? `${code}.${url.hostname}`
  return url.origin
}

/** `clientOrigin` of the client with this id. */
export async function siteOrigin(context: OriginContext, clientId: number): Promise<string> {
  return clientOrigin(context, await findClientById(context.db, clientId))
}

/** The languages in which a client's pages may be read. */
export const offeredBy = ({ languages }: Pick<ServedClient, 'languages'>): readonly Language[] => [
  'en',
  ...readLanguages(languages),
]
