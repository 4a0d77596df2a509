import { findClientById } from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'
import { clientOfHost } from './tenants'

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
