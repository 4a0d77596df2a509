import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import type { ServedClient } from '../clients/clients.repository'
import { type PageAddress, renderPage } from '../rendering/renderPage'
import type { SiteBuild } from '../rendering/siteBuild'
import { readReceipt } from './receipts.service'

const receipt = /^\/applicant\/received\/([\w-]+)\/?\?receipt=([\w.-]+)$/

/** Returns the relative address, with query, of the receipt page, which works without scripts. */
export function receiptPath(language: Language, vacancyGuid: string, token: string): string {
  return toLanguagePath(language, `/applicant/received/${encodeURIComponent(vacancyGuid)}?receipt=${token}`)
}

/**
 * Renders the receipt page for an applicant who was redirected to it; null if the address is not that of a valid
 * receipt.
 */
export async function receiptPage(
  context: ServerContext,
  { build, client }: { build: SiteBuild; client: ServedClient },
  address: PageAddress,
): Promise<{ status: number; html: string } | null> {
  const [, vacancyGuid, token] = receipt.exec(address.url) ?? []
  if (!vacancyGuid || !token) return null
  const receivedReceipt = await readReceipt(context, client.id, { token, vacancyGuid })
  if (!receivedReceipt) return null
  const page = await renderPage(context, build, client, address, { received: receivedReceipt })
  return page?.redirect === null ? page : null
}
