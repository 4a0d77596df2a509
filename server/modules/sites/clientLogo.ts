import type { ServerContext } from '../../context'
import { isServedFile, siteFileType } from './siteFiles'

import { resolveSite, type SiteOwner } from './siteSource'

/** Larger ones are no marks: a list of sixty would weigh more than it says. */
const mostBytes = 64 * 1024

/** What a list shows as a mark. */
const shown = /^image\/(svg\+xml|png|jpeg|gif|webp|avif)$/

/** The client's small logo as a data address; null where it has none, or none that can be shown in a list. */
export async function clientLogo(
  context: Pick<ServerContext, 'db' | 'root' | 'report'>,
  client: SiteOwner,
): Promise<string | null> {
  const site = resolveSite(context, client)
  const { mobileLogoName, logoName } = await site.config()
  const name = mobileLogoName ?? logoName
  const type = siteFileType(name ?? '')
  if (!name || !shown.test(type) || !isServedFile(client, `${client.code}/${name}`)) return null
  const bytes = await site.bytes(name)
  if (!bytes || bytes.length > mostBytes) return null
  return `data:${type};base64,${bytes.toString('base64')}`
}
