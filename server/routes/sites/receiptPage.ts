import type { FastifyRequest } from 'fastify'
import type { ServedClient } from '../../repositories/accounts/clients'
import { readReceipt } from '../../services/applications/receipts'
import type { ServerContext } from '../../services/serverContext'
import type { SiteBuild } from '../../services/sites/siteBuild'
import { writePage } from '../../services/sites/sitePage'
import { originOf } from '../requests/originOf'

const receipt = /^\/applicant\/received\/([\w-]+)\/?\?receipt=([\w.-]+)$/

/** Where an application's receipt can be read without scripts: relative, query included. */
export function receiptPath(vacancyGuid: string, token: string): string {
  return `/applicant/received/${encodeURIComponent(vacancyGuid)}?receipt=${token}`
}

/** The page at such an address, for whoever was led on to it; null where the address shows nothing of the kind. */
export async function receiptPage(
  context: ServerContext,
  { build, client }: { build: SiteBuild; client: ServedClient },
  request: FastifyRequest,
): Promise<{ status: number; html: string } | null> {
  const [, vacancyGuid, token] = receipt.exec(request.url) ?? []
  if (!vacancyGuid || !token) return null
  const received = await readReceipt(context, client.id, { token, vacancyGuid })
  if (!received) return null
  const address = { origin: originOf(request), url: request.url }
  const page = await writePage(context, build, client, address, { received })
  return page?.redirect === null ? page : null
}
