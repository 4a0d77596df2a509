import { extname } from 'node:path'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { siteRefusals as texts } from '../../../src/texts/admin/siteVersions.texts'
import type { Db } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { cleanImage } from '../files/cleanImage'
import { cleanSvg } from '../files/cleanSvg'
import { detectFileType } from '../files/fileTypes'
import type { Scanner } from '../files/scanner'
import type { SiteFolderContent } from '../sites/clientFolder'
import { createSiteFile, isServedFile } from '../sites/siteFiles'
import { findSiteFileBytes } from '../sites/siteFiles.repository'
import { findSiteVersion, type SiteManifest } from '../sites/siteVersions.repository'
import type { DraftContent } from './siteDrafts.repository'

/** The file that editors change as text. Drafts store it separately from the other files. */
export const configName = 'config.json'

/** Decodes UTF-8 without removing a byte order mark. */
const utf8Decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Converts a folder's site to draft content. */
export function toDraftContent({ manifest, bytes }: SiteFolderContent): DraftContent {
  const configText = utf8Decoder.decode(bytes.get(configName) ?? new Uint8Array())
  return { configText, files: withoutConfig(manifest), ids: { pages: [], menu: [] } }
}

/** Returns the content of a version, published or saved, as draft content. @throws not-found */
export async function readVersionContent(db: Db, clientId: number, number: number): Promise<DraftContent> {
  const { manifest, ids } = orNotFound(await findSiteVersion(db, clientId, number))
  const config = manifest[configName]
  const bytes = config && (await findSiteFileBytes(db, clientId, config.hash))
  return { configText: utf8Decoder.decode(bytes ?? new Uint8Array()), files: withoutConfig(manifest), ids }
}

function withoutConfig({ [configName]: _, ...files }: SiteManifest): SiteManifest {
  return files
}

const maxNameLength = 200

/** Returns why a file name is not allowed in a site, or undefined if it is allowed. */
export function findNameProblem(name: string): string | undefined {
  if (name.length > maxNameLength || !isSafeName(name)) return texts.fileNameNotAllowed
  return isServedFile({ code: 'site' }, `site/${name}`) ? undefined : texts.fileTypeNotAllowed
}

/** Returns whether the name is safe apart from its file type: not hidden, and inside the site's folder. */
function isSafeName(name: string): boolean {
  return isServedFile({ code: 'site' }, `site/${name}.svg`) || isServedFile({ code: 'site' }, `site/${name}`)
}

/**
 * Parser-pool task that returns an uploaded file in the form that is stored: images without metadata, SVG files
 * without scripts and external references.
 * @throws invalid if a site does not accept the file's name, type, size or content
 */
export async function cleanSiteFile({
  name,
  bytes,
}: {
  name: string
  bytes: Buffer
}): Promise<CleanSiteFile> {
  const refusal =
    name === configName
      ? texts.fileTypeNotAllowed
      : (findNameProblem(name) ?? (await findContentProblem(name, bytes)))
  if (refusal !== undefined) throw createInvalidFileError(refusal)
  const type = await getCheckedType(name, bytes)
  const cleanedBytes = isSvg(name) ? cleanSvg(bytes)?.bytes : cleanImage(type ?? '', bytes)
  if (!cleanedBytes) throw createInvalidFileError(texts.contentMismatch(name))
  return { file: createSiteFile(name, cleanedBytes), bytes: cleanedBytes }
}

/** A file of a site as it is stored: its manifest entry and its bytes. */
interface CleanSiteFile {
  file: SiteFile
  bytes: Buffer
}

/** Returns why the bytes do not match the file name or exceed the size limit; undefined if they are valid. */
export async function findContentProblem(name: string, bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > siteLimits.file) return texts.fileTooLarge(name, siteLimits.file)
  const extension = extname(name).toLowerCase()
  const hasMatchingContent =
    contentChecks[extension]?.(bytes) ?? (await getCheckedType(name, bytes)) !== undefined
  if (hasMatchingContent) return undefined
  return textExtensions.has(extension) ? texts.notText(name) : texts.contentMismatch(name)
}

export const isSvg = (name: string) => /\.svg$/i.test(name)

const textExtensions = new Set(['.css', '.html', '.json'])

/** Returns the detected MIME type, for file types that application forms accept as well. */
async function getCheckedType(filename: string, bytes: Buffer): Promise<string | undefined> {
  const detectedType = await detectFileType({ filename, bytes, group: null })
  return 'mime' in detectedType ? detectedType.mime : undefined
}

const hasTextAt = (offset: number, text: string) => (bytes: Buffer) =>
  bytes.toString('latin1', offset, offset + text.length) === text
const passesAny =
  (...checks: ((bytes: Buffer) => boolean)[]) =>
  (bytes: Buffer) =>
    checks.some((check) => check(bytes))

const contentChecks: Record<string, (bytes: Buffer) => boolean> = {
  '.svg': (bytes) => cleanSvg(bytes) !== undefined,
  '.webp': (bytes) => hasTextAt(0, 'RIFF')(bytes) && hasTextAt(8, 'WEBP')(bytes),
  '.avif': (bytes) => hasTextAt(4, 'ftyp')(bytes) && /avi[fs]/.test(bytes.toString('latin1', 8, 64)),
  '.ico': passesAny(hasTextAt(0, '\0\0\x01\0'), hasTextAt(0, '\x89PNG')),
  '.woff': hasTextAt(0, 'wOFF'),
  '.woff2': hasTextAt(0, 'wOF2'),
  '.ttf': passesAny(hasTextAt(0, '\0\x01\0\0'), hasTextAt(0, 'true')),
  '.otf': hasTextAt(0, 'OTTO'),
  '.css': isText,
  '.html': isText,
  '.json': isText,
}

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

function createInvalidFileError(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '', message }] })
}

const megabyte = 1024 * 1024

/** Size limits of a site. */
export const siteLimits = {
  /** Number of files. */
  files: 500,
  /** Bytes per file. */
  file: 10 * megabyte,
  /** Bytes of all files together. */
  all: 100 * megabyte,
  /** Characters of config.json. A request that saves a draft may have twice as many bytes. */
  config: 2 * megabyte,
  /** Bytes of an uploaded zip file. */
  zip: 60 * megabyte,
} as const

/**
 * Scans a site's files before they are stored, since they are served to visitors.
 * @throws invalid if the scanner finds malware; ScannerError if it cannot scan
 */
export async function requireVirusFree(
  scanner: Scanner | null,
  files: Iterable<[string, Buffer]>,
): Promise<void> {
  if (!scanner) return
  for (const [name, bytes] of files) {
    if ((await scanner.scan(bytes)) === 'clean') continue
    throw new ProblemError('invalid', { errors: [{ path: '', message: texts.infected(name) }] })
  }
}
