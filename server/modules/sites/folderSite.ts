import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import type { ServerContext } from '../../context'
import { getClientsFolder, getFileStamp } from './clientFolder'
import { createSiteFile, isServedFile } from './siteFiles'
import type { SiteManifest } from './siteVersions.repository'

/** A site with the bytes of all its files. */
export interface SiteFolderContent {
  manifest: SiteManifest
  bytes: ReadonlyMap<string, Buffer>
}

/** Metadata of files that were read, by path and stamp. */
const filesByStamp = new LRUCache<string, SiteFile>({ max: 5000 })

/** Lists the files in a client's folder that belong to the site; files of other types are ignored. */
async function listSiteFiles(folder: string, code: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => isServedFile({ code }, `${code}/${name}`))
    .sort()
}

/** Returns the manifest of a client's folder; empty if there is none. A file is read again only when it changed. */
export async function folderManifest(
  context: Pick<ServerContext, 'root' | 'clientsDir'>,
  code: string,
): Promise<SiteManifest> {
  const folder = join(getClientsFolder(context), code)
  const manifest: SiteManifest = {}
  for (const name of await listSiteFiles(folder, code)) {
    const path = join(folder, name)
    const key = `${path} ${getFileStamp(path)}`
    const file = filesByStamp.get(key) ?? createSiteFile(name, await readFile(path))
    filesByStamp.set(key, file)
    manifest[name] = file
  }
  return manifest
}

/** Returns the manifest with all bytes; always reads the files. */
export async function readFolderSite(folder: string, code: string): Promise<SiteFolderContent> {
  const bytes = new Map<string, Buffer>()
  for (const name of await listSiteFiles(folder, code)) bytes.set(name, await readFile(join(folder, name)))
  return {
    bytes,
    manifest: Object.fromEntries([...bytes].map(([name, content]) => [name, createSiteFile(name, content)])),
  }
}

/** Returns the bytes of a file in the folder by their hash. */
export async function readFolderFile(
  context: Pick<ServerContext, 'root' | 'clientsDir'>,
  code: string,
  hash: string,
): Promise<Buffer | undefined> {
  const manifest = await folderManifest(context, code)
  const name = Object.keys(manifest).find((key) => manifest[key]?.hash === hash)
  return name === undefined ? undefined : readFile(join(getClientsFolder(context), code, name))
}
