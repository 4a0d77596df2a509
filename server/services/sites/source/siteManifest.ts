import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { imageSize } from 'image-size'
import type { SiteFile } from '../../../../src/schemas/site/siteDraft'
import type { SiteManifest } from '../../../repositories/sites/siteVersions'

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
