import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { imageSize } from 'image-size'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { isServedName } from '../../../src/schemas/siteChecks/checkSite'
import type { Client } from '../clients/clients.repository'
import type { SiteManifest } from './siteVersions.repository'

const typesByExtension: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
}

/** Returns the MIME type of a site file by its extension. */
export function getSiteFileType(name: string): string {
  return typesByExtension[extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** Returns a file's manifest entry. */
export function createSiteFile(name: string, bytes: Buffer): SiteFile {
  const type = getSiteFileType(name)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, size: bytes.length, type, ...(type.startsWith('image/') ? readImageSize(bytes) : {}) }
}

/** Returns the hash of a whole site, over its sorted paths and the hashes of their contents. */
export function hashManifest(manifest: SiteManifest): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(manifest).sort()) hash.update(`${name}\0${manifest[name]?.hash}\n`)
  return hash.digest('hex')
}

/** Returns an image's size in pixels; undefined if the file does not contain it. */
function readImageSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Content security policy of client files: no scripts, and an opaque origin. An SVG that is opened directly is a page
 * that could otherwise run scripts.
 */
export const clientFilePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/**
 * Returns whether the address below `/clients/` is served on the site of `client`: it must name one of that
 * client's files, of a type that sites consist of. Other files in the folder are not served [API-01].
 */
export function isServedFile(client: Pick<Client, 'code'>, address: string): boolean {
  const [code, ...names] = address.split('/')
  return code === client.code && isServedName(names.join('/'))
}
