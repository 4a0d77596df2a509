import type { Db } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import type { SiteFolderContent } from '../sites/folderSite'
import { readSiteFile } from '../sites/siteFiles.repository'
import { findSiteVersion, type SiteManifest } from '../sites/siteVersions.repository'
import type { DraftContent } from './siteDrafts.repository'

/** The file that editors change as text. Drafts store it separately from the other files. */
export const configName = 'config.json'

/** Decodes UTF-8 without removing a byte order mark. */
const plainText = new TextDecoder('utf-8', { ignoreBOM: true })

/** Converts a folder's site to draft content. */
export function readFolderContent({ manifest, bytes }: SiteFolderContent): DraftContent {
  const configText = plainText.decode(bytes.get(configName) ?? new Uint8Array())
  return { configText, files: withoutConfig(manifest), ids: { pages: [], menu: [] } }
}

/** Converts a published version to draft content. @throws not-found */
export async function readVersionContent(db: Db, clientId: number, number: number): Promise<DraftContent> {
  const { manifest, ids } = orNotFound(await findSiteVersion(db, clientId, number))
  const config = manifest[configName]
  const bytes = config && (await readSiteFile(db, clientId, config.hash))
  return { configText: plainText.decode(bytes ?? new Uint8Array()), files: withoutConfig(manifest), ids }
}

function withoutConfig({ [configName]: _, ...files }: SiteManifest): SiteManifest {
  return files
}
