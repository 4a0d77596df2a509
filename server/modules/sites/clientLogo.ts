import type { ServerContext } from '../../context'
import { getSiteFileType, isServedFile } from './siteFiles'
import { resolveSite, type SiteOwner } from './siteSource'

/** Maximum size of a logo in bytes; in a list of sixty clients, larger ones would be too heavy. */
const maxBytes = 64 * 1024

/** Image types that a list can show. */
const displayableTypePattern = /^image\/(svg\+xml|png|jpeg|gif|webp|avif)$/

/** Returns the client's small logo as a data URL; null if it has none that a list can show. */
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
