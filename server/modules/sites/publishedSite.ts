import { LRUCache } from 'lru-cache'
import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import type { Db } from '../../db/openDatabase'
import { cleanHtml } from '../../text/sanitizeHtml'
import type { Client } from '../clients/clients.repository'
import { findSiteFileBytes } from './siteFiles.repository'
import { findSiteVersion, type SiteManifest } from './siteVersions.repository'

/** A client and its published version. */
export type PublishedClient = Pick<Client, 'id' | 'company'> & {
  publishedVersion: number
  publishedHash: string
}

/** A published version, parsed for rendering. */
interface PublishedSite {
  manifest: SiteManifest
  /** ISO 8601. */
  at: string
  config: ClientConfig
  sidebar: string | undefined
  css: string | undefined
}

/**
 * Caches per database: parsed sites by client and version, since versions are immutable, and file bytes up to
 * `maxCachedBytes`.
 */
const siteCaches = new WeakMap<Db, LRUCache<string, Promise<PublishedSite>>>()
const byteCaches = new WeakMap<Db, LRUCache<string, Buffer>>()
const maxCachedBytes = 32 * 1024 * 1024

/**
 * Returns the client's published site, cached after the first read. @throws Error if the published version is missing
 */
export async function readPublishedSite(db: Db, client: PublishedClient): Promise<PublishedSite> {
  const cache = siteCaches.get(db) ?? new LRUCache<string, Promise<PublishedSite>>({ max: 500 })
  siteCaches.set(db, cache)
  const key = `${client.id} ${client.publishedVersion} ${client.publishedHash} ${client.company}`
  const cachedSite = cache.get(key)
  if (cachedSite) return cachedSite
  const sitePromise = loadPublishedSite(db, client)
  cache.set(key, sitePromise)
  sitePromise.catch(() => cache.delete(key))
  return sitePromise
}

async function loadPublishedSite(
  db: Db,
  { id, company, publishedVersion }: PublishedClient,
): Promise<PublishedSite> {
  const version = await findSiteVersion(db, id, publishedVersion)
  if (!version) throw new Error(`The published version ${publishedVersion} of client ${id} does not exist.`)
  const { manifest, at } = version
  const getText = async (name: string) => {
    const file = manifest[name]
    return file && (await readSiteBytes(db, id, file.hash))?.toString('utf8')
  }
  const [configText, sidebar] = [await getText('config.json'), await getText('sidebar.html')]
  return {
    manifest,
    at,
    config: readClientConfig(parseConfig(configText), company).config,
    sidebar: sidebar === undefined ? undefined : cleanHtml(sidebar),
    css: await getText('styles.min.css'),
  }
}

/**
 * Parses config.json. Publishing rejects invalid JSON; if a stored file is invalid nevertheless, the site gets the
 * defaults.
 */
function parseConfig(configText: string | undefined): unknown {
  try {
    return JSON.parse(configText || '{}')
  } catch {
    return {}
  }
}

/** Returns the bytes of a client's site file by hash, cached in memory. */
export async function readSiteBytes(db: Db, clientId: number, hash: string): Promise<Buffer | undefined> {
  const cache =
    byteCaches.get(db) ??
    new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: (item) => item.length + 200 })
  byteCaches.set(db, cache)
  const key = `${clientId} ${hash}`
  const content = cache.get(key) ?? (await findSiteFileBytes(db, clientId, hash))
  if (content) cache.set(key, content)
  return content
}
