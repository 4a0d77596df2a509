import type { ServerContext } from '../../context'
import { getSiteFileType, isServedFile } from './siteFiles'
import { resolveSite, type SiteOwner } from './siteSource'

/** Maximum size of a logo in bytes; a list of sixty clients with larger logos would load too slowly. */
const maxBytes = 64 * 1024

/** Image types that a list can show. */
const displayableTypePattern = /^image\/(svg\+xml|png|jpeg|gif|webp|avif)$/

/** Returns the client's small logo, or else its logo, as a data URL; null if it has none or a list cannot show it. */
export async function findClientLogoDataUrl(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report'>,
  client: SiteOwner,
): Promise<string | null> {
  const site = resolveSite(context, client)
  const { mobileLogoName, logoName } = await site.config()
  const name = mobileLogoName ?? logoName
  const type = getSiteFileType(name ?? '')
  if (!name || !displayableTypePattern.test(type) || !isServedFile(client, `${client.code}/${name}`))
    return null
  const bytes = await site.bytes(name)
  if (!bytes || bytes.length > maxBytes) return null
  return `data:${type};base64,${bytes.toString('base64')}`
}
