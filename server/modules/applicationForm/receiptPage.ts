import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import type { ServedClient } from '../clients/clients.repository'
import { type PageAddress, renderPage } from '../rendering/renderPage'
import type { SiteBuild } from '../rendering/siteBuild'
import { readReceipt } from './receipts.service'

const receipt = /^\/applicant\/received\/([\w-]+)\/?\?receipt=([\w.-]+)$/

/** Where an application's receipt can be read without scripts: relative, query included. */
export function receiptPath(language: Language, vacancyGuid: string, token: string): string {
  return toLanguagePath(language, `/applicant/received/${encodeURIComponent(vacancyGuid)}?receipt=${token}`)
}

/** The page at such an address, for whoever was led on to it; null where the address shows nothing of the kind. */
export async function receiptPage(
  context: ServerContext,
  { build, client }: { build: SiteBuild; client: ServedClient },
  address: PageAddress,
): Promise<{ status: number; html: string } | null> {
  const [, vacancyGuid, token] = receipt.exec(address.url) ?? []
  if (!vacancyGuid || !token) return null
  const received = await readReceipt(context, client.id, { token, vacancyGuid })
  if (!received) return null
  const page = await renderPage(context, build, client, address, { received })
  return page?.redirect === null ? page : null
}
