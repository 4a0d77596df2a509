import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { readAddress } from '../../network/ipAddresses'
import { findClientByDomain, findMainDomain } from './clientDomains.repository'
import {
  type Client,
  findServedClient,
  getClientById,
  parseClientLanguages,
  type ServedClient,
} from './clients.repository'

/** Returns the client that a host name serves [RT-18]; undefined if there is none. */
export async function findClientByHost(
  { db, environment }: ServerContext,
  host: string,
): Promise<ServedClient | undefined> {
  const code = getHostClientCode(host, environment)
  if (code === undefined) return findClientByDomain(db, normalizeHost(host))
  return code === null ? undefined : findServedClient(db, code)
}

/** Returns whether a host name belongs to this installation, even if no client uses the subdomain. */
export async function isInstallationHost({ db, environment }: ServerContext, host: string): Promise<boolean> {
  if (getHostClientCode(host, environment) !== undefined) return true
  return (await findClientByDomain(db, normalizeHost(host))) !== undefined
}

/**
 * Returns whether the Host header of a request names a client's site, but differs from the forwarded host. A proxy that
 * passes on the original Host header may also pass on a forged forwarded host. A Host header that names no site, such
 * as a machine's name or IP address, is ignored.
 */
export async function areDifferentSites(
  context: ServerContext,
  forwardedHost: string,
  host: string,
): Promise<boolean> {
  if (normalizeHost(forwardedHost) === normalizeHost(host)) return false
  const environment = { ...context.environment, defaultClient: null }
  return (await findClientByHost({ ...context, environment }, host)) !== undefined
}

type HostSettings = Pick<ServerContext['environment'], 'domains' | 'defaultClient'>

/**
 * Returns the client code of a host name: 'Harbour.example.org:3000' → 'harbour' if example.org is one of the
 * installation's domains. Returns the default client, or null if there is none, for a domain itself and for an IP
 * address. Returns undefined for any other name, which may be a client's custom domain.
 */
export function getHostClientCode(
  host: string,
  { domains, defaultClient }: HostSettings,
): string | null | undefined {
  const name = normalizeHost(host)
  if (domains.includes(name) || readAddress(name.replace(/^\[(.*)\]$/, '$1'))) return defaultClient
  const [code = '', ...domain] = name.split('.')
  return domains.includes(domain.join('.')) ? code : undefined
}

/** Returns the host name in lower case without its port and trailing dot. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

type OriginContext = Pick<ServerContext, 'db' | 'environment' | 'publicUrl'>

/**
 * Returns the public origin of a client's site, such as 'https://harbour.jobs.example.org': its first custom domain;
 * without one, its subdomain of the public address or, for the default client of a production installation, the public
 * address itself. Only configuration is used because request headers can be forged.
 */
export async function getClientOrigin(
  { db, environment, publicUrl }: OriginContext,
  { id, code }: Pick<Client, 'id' | 'code'>,
): Promise<string> {
  const url = new URL(publicUrl())
  const usesPublicAddress = environment.isProduction && code === environment.defaultClient
  const domain = await findMainDomain(db, id)
  if (domain !== undefined || !usesPublicAddress) url.hostname = domain ?? `${code}.${url.hostname}`
  return url.origin
}

/** Returns the same as `getClientOrigin` for the client with this id. */
export async function getClientOriginById(context: OriginContext, clientId: number): Promise<string> {
  return getClientOrigin(context, await getClientById(context.db, clientId))
}

/** Returns the languages in which a client's pages are available. */
export const getOfferedLanguages = ({ languages }: Pick<ServedClient, 'languages'>): readonly Language[] => [
  'en',
  ...parseClientLanguages(languages),
]
