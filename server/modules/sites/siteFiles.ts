import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { imageSize } from 'image-size'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { isServedName } from '../../../src/schemas/siteChecks/servedNames'
import type { Client } from '../clients/clients.repository'
import type { SiteManifest } from './siteVersions.repository'

const types: Record<string, string> = {
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

/** The type that a file of a site is sent under: its name says it, as with those of a folder. */
export function siteFileType(name: string): string {
  return types[extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** What a manifest says of a file. */
export function siteFileOf(name: string, bytes: Buffer): SiteFile {
  const type = siteFileType(name)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, size: bytes.length, type, ...(type.startsWith('image/') ? pictureSize(bytes) : {}) }
}

/** One hash of a whole site, the same wherever it stands: over its paths, in order, and what stands at each. */
export function manifestHash(manifest: SiteManifest): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(manifest).sort()) hash.update(`${name}\0${manifest[name]?.hash}\n`)
  return hash.digest('hex')
}

/** How large a picture is, in pixels; nothing where its file does not say. */
function pictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
  } catch {
    return undefined
  }
}

/**
 * What a client's file may do in a browser: nothing runs in it, and it is of no origin. An SVG that is opened by itself
 * is a page, with scripts if it has any.
 */
export const clientFilePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/**
 * Whether this address below `/clients/` is answered on the site of `client`: it names one of the client's own files, of
 * a kind that sites are made of. Everything else that lies in a folder stays there [API-01].
 */
export function isServedFile(client: Pick<Client, 'code'>, address: string): boolean {
  const [code, ...names] = address.split('/')
  return code === client.code && isServedName(names.join('/'))
}
