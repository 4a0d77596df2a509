import {
  type Client,
  findClient,
  findServedClient,
  type ServedClient,
} from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'

/** The client that a host name serves, by exact match of its first label [RT-18]; undefined when there is none. */
export async function clientOfHost(
  context: ServerContext,
  host: string | undefined,
): Promise<Client | undefined> {
  const code = codeOfHost(host ?? '', context.environment.defaultClient)
  return code === null ? undefined : findClient(context.db, code)
}

/** The same, with what its pages are sent by. */
export async function servedClientOfHost(
  context: ServerContext,
  host: string | undefined,
): Promise<ServedClient | undefined> {
  const code = codeOfHost(host ?? '', context.environment.defaultClient)
  return code === null ? undefined : findServedClient(context.db, code)
}

/** 'Harbour.example.org:3000' → 'harbour'; a host without a subdomain has the installation's default client. */
export function codeOfHost(host: string, defaultClient: string | null): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const isAddress = /^\d+(\.\d+){3}$/.test(name) || name.startsWith('[')
  const labels = name.split('.')
  if (name === '' || isAddress || labels.length === 1) return defaultClient
  return labels[0] ?? null
}
