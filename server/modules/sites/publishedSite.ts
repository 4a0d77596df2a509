import { LRUCache } from 'lru-cache'
import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import type { Db } from '../../db/openDatabase'
import { cleanHtml } from '../../text/sanitizeHtml'
import type { Client } from '../clients/clients.repository'
import { readSiteFile } from './siteFiles.repository'
import { findSiteVersion, type SiteManifest } from './siteVersions.repository'

/** Whose published site, and which. */
export type PublishedBy = Pick<Client, 'id' | 'company'> & { publishedVersion: number; publishedHash: string }

/** A version as pages are written from it. */
interface PublishedSite {
  manifest: SiteManifest
  /** ISO 8601. */
  at: string
  config: ClientConfig
  sidebar: string | undefined
  css: string | undefined
}

/** By database: sites by client and hash, since a version is never changed; and bytes, a part of the memory's worth. */
const sites = new WeakMap<Db, LRUCache<string, Promise<PublishedSite>>>()
const bytes = new WeakMap<Db, LRUCache<string, Buffer>>()
const mostBytes = 32 * 1024 * 1024

/** What a client has published, read once and kept. @throws Error when the version that is to serve is not there */
export async function publishedSite(db: Db, client: PublishedBy): Promise<PublishedSite> {
  const kept = sites.get(db) ?? new LRUCache<string, Promise<PublishedSite>>({ max: 500 })
  sites.set(db, kept)
  const key = `${client.id} ${client.publishedVersion} ${client.publishedHash} ${client.company}`
  const known = kept.get(key)
  if (known) return known
  const reading = readPublished(db, client)
  kept.set(key, reading)
  reading.catch(() => kept.delete(key))
  return reading
}

async function readPublished(db: Db, { id, company, publishedVersion }: PublishedBy): Promise<PublishedSite> {
  const version = await findSiteVersion(db, id, publishedVersion)
  if (!version) throw new Error(`Version ${publishedVersion} of the client ${id} is not there.`)
  const { manifest, at } = version
  const textOf = async (name: string) => {
    const file = manifest[name]
    return file && (await readSiteBytes(db, id, file.hash))?.toString('utf8')
  }
  const [configText, sidebar] = [await textOf('config.json'), await textOf('sidebar.html')]
  return {
    manifest,
    at,
    config: readClientConfig(parsed(configText), company).config,
    sidebar: sidebar === undefined ? undefined : cleanHtml(sidebar),
    css: await textOf('styles.min.css'),
  }
}

/** Publishing refuses what is no JSON; a site whose file is broken all the same has the defaults. */
function parsed(configText: string | undefined): unknown {
  try {
    return JSON.parse(configText || '{}')
  } catch {
    return {}
  }
}

/** A client's kept bytes by their hash; those that are asked for often stay in memory. */
export async function readSiteBytes(db: Db, clientId: number, hash: string): Promise<Buffer | undefined> {
  const kept =
    bytes.get(db) ??
    new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: (one) => one.length + 200 })
  bytes.set(db, kept)
  const key = `${clientId} ${hash}`
  const content = kept.get(key) ?? (await readSiteFile(db, clientId, hash))
  if (content) kept.set(key, content)
  return content
}
