import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import type { Client } from '../clients/clients.repository'
import type { SiteFolderContent } from '../sites/folderSite'
import { readSiteBytes } from '../sites/publishedSite'
import { buildManifest } from './publishSite.service'
import { configName, readVersionContent } from './servedContent'
import { openSite, readUnpublishedFolder, type SiteDraftContext } from './siteDraft.service'
import { type DraftContent, findDraft } from './siteDrafts.repository'

/** Format name and version, written into the zip file's comment. */
export const zipShape = { words: 'Foyer site', version: 1 }

/** Fixed metadata, so that the zip file does not depend on time or machine. */
const fixedZipOptions = {
  mtime: new Date(1980, 0, 1),
  mode: 0o100644,
  compress: false,
  forceDosTimestamp: true,
}

/**
 * Returns a site's folder as a zip file with sorted paths, fixed dates and no compression, so that equal sites give
 * equal bytes on every machine.
 */
export function buildSiteZip({ bytes }: Pick<SiteFolderContent, 'bytes'>): Readable {
  const zip = new ZipFile()
  for (const name of [...bytes.keys()].sort())
    zip.addBuffer(bytes.get(name) ?? Buffer.alloc(0), name, fixedZipOptions)
  zip.end({ forceZip64Format: false, comment: `${zipShape.words} ${zipShape.version}` })
  return zip.outputStream as Readable
}

/** Returns a version, the draft or the served site with all bytes. @throws not-found */
export async function wholeSite(
  context: SiteDraftContext,
  client: Client,
  requested: number | 'draft' | 'serving',
): Promise<SiteFolderContent> {
  const { db } = context
  const folder = await readUnpublishedFolder(context, client)
  const isDrafted = requested === 'draft' && (await findDraft(db, client.id))?.content != null
  if (folder && !isDrafted && typeof requested !== 'number') return folder
  const content =
    requested === 'draft'
      ? (await openSite(db, client, folder)).content
      : await readVersionContent(
          db,
          client.id,
          requested === 'serving' ? (client.publishedVersion ?? 0) : requested,
        )
  return withBytes(db, client.id, content)
}

async function withBytes(db: Db, clientId: number, content: DraftContent): Promise<SiteFolderContent> {
  const manifest = buildManifest(content)
  const bytes = new Map<string, Buffer>()
  for (const [name, { hash }] of Object.entries(manifest)) {
    const isConfig = name === configName
    bytes.set(
      name,
      isConfig ? Buffer.from(content.configText) : orNotFound(await readSiteBytes(db, clientId, hash)),
    )
  }
  return { manifest, bytes }
}
