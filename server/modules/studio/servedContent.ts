import type { Db } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import type { WholeSite } from '../sites/folderSite'
import { readSiteFile } from '../sites/siteFiles.repository'
import { findSiteVersion, type SiteManifest } from '../sites/siteVersions.repository'
import type { DraftContent } from './siteDrafts.repository'

/** The file that is edited as text, and stands apart from the others in a draft. */
export const configName = 'config.json'

/** Text to the byte: a mark at its beginning stays. */
const plainText = new TextDecoder('utf-8', { ignoreBOM: true })

/** A folder's site as a draft has it. */
export function contentOfFolder({ manifest, bytes }: WholeSite): DraftContent {
  const configText = plainText.decode(bytes.get(configName) ?? new Uint8Array())
  return { configText, files: withoutConfig(manifest), ids: { pages: [], menu: [] } }
}

/** A version as a draft has it. @throws not-found */
export async function contentOfVersion(db: Db, clientId: number, number: number): Promise<DraftContent> {
  const { manifest, ids } = orNotFound(await findSiteVersion(db, clientId, number))
  const config = manifest[configName]
  const bytes = config && (await readSiteFile(db, clientId, config.hash))
  return { configText: plainText.decode(bytes ?? new Uint8Array()), files: withoutConfig(manifest), ids }
}

function withoutConfig({ [configName]: _, ...files }: SiteManifest): SiteManifest {
  return files
}
