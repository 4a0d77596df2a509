import {
  type Client,
  findClient,
  findServedClient,
  type ServedClient,
} from '../../repositories/accounts/clients'
import { readAddress } from '../addressRanges'
import type { ServerContext } from '../serverContext'

/** The client that a host name serves [RT-18]; undefined when there is none. */
export async function clientOfHost(context: ServerContext, host: string): Promise<Client | undefined> {
  const code = codeOfHost(host, context.environment)
  return code ? findClient(context.db, code) : undefined
}

/** The same, with what its pages are sent by. */
export async function servedClientOfHost(
  context: ServerContext,
  host: string,
): Promise<ServedClient | undefined> {
  const code = codeOfHost(host, context.environment)
  return code ? findServedClient(context.db, code) : undefined
}

/** Whether a host name is this installation's at all, whether or not a client stands there. */
export function isOurHost(context: ServerContext, host: string): boolean {
  return codeOfHost(host, context.environment) !== undefined
}

type Hosts = Pick<ServerContext['environment'], 'domains' | 'defaultClient'>

/**
 * 'Harbour.example.org:3000' → 'harbour', where example.org is one of the installation's domains. A domain itself, or an
 * IP address, has the installation's default client, if any; any other name, of however many labels, is nobody's:
 * undefined.
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
