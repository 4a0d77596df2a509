import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SiteTemplateName } from '../../../src/schemas/site/siteTemplateNames'
import { siteRefusals, siteImportTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import type { Db } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import type { Client } from '../clients/clients.repository'
import {
  type Budget,
  BudgetSpentError,
  listZipEntries,
  readZipEntry,
  type ZipEntry,
} from '../files/zipEntries'
import type { SiteFolderContent } from '../sites/clientFolder'
import { readSiteBytes } from '../sites/publishedSite'
import { buildManifest } from './publishSite.service'
import { readEditableSite, readUnpublishedFolder, type SiteDraftContext } from './siteDraft.service'
import { type DraftContent, findDraft } from './siteDrafts.repository'
import { configName, readVersionContent, siteLimits } from './siteFileChecks'

/** Format name and version, written into the zip file's comment. */
const zipFormat = { name: 'Foyer site', version: 1 }

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
  zip.end({ forceZip64Format: false, comment: `${zipFormat.name} ${zipFormat.version}` })
  return zip.outputStream as Readable
}

/** Returns a version, the draft or the served site with all bytes. @throws not-found */
export async function loadCompleteSite(
  context: SiteDraftContext,
  client: Client,
  requestedVersion: number | 'draft' | 'serving',
): Promise<SiteFolderContent> {
  const { db } = context
  const folder = await readUnpublishedFolder(context, client)
  const hasRequestedDraft = requestedVersion === 'draft' && (await findDraft(db, client.id))?.content != null
  if (folder && !hasRequestedDraft && typeof requestedVersion !== 'number') return folder
  const content =
    requestedVersion === 'draft'
      ? (await readEditableSite(db, client, folder)).content
      : await readVersionContent(
          db,
          client.id,
          requestedVersion === 'serving' ? (client.publishedVersion ?? 0) : requestedVersion,
        )
  return loadBytes(db, client.id, content)
}

async function loadBytes(db: Db, clientId: number, content: DraftContent): Promise<SiteFolderContent> {
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

/** Files of an uploaded site by path, and notes about the files that were left out. */
export interface SubmittedSite {
  bytes: Map<string, Buffer>
  notes: string[]
}

/** Reads the files of a zip file within the size limits. @throws invalid, with an explanation */
export function readSiteZip(zip: Buffer): SubmittedSite {
  rejectNewerFormat(zip)
  const entries = listZipEntries(zip).filter(({ name }) => !name.endsWith('/'))
  if (entries.length === 0) throw createInvalidZipError(texts.notZip)
  if (entries.length > siteLimits.files)
    throw createInvalidZipError(siteRefusals.tooManyFiles(siteLimits.files))
  const budget: Budget = { remaining: siteLimits.all }
  const topFolder = getTopFolder(entries)
  const bytes = new Map<string, Buffer>()
  for (const entry of entries) {
    const path = requireSafePath(entry)
    const name = path.startsWith(topFolder) ? path.slice(topFolder.length) : path
    if (bytes.has(name)) throw createInvalidZipError(texts.duplicateName(name))
    bytes.set(name, unpackEntry(zip, entry, budget))
  }
  return { bytes, notes: [] }
}

/**
 * Rejects zip files of a newer format version. The version is in the comment at the end; zip files of other tools
 * have none.
 */
function rejectNewerFormat(zip: Buffer): void {
  const end = zip.subarray(-200).toString('latin1')
  const [, version] = new RegExp(`${zipFormat.name} (\\d+)$`).exec(end) ?? []
  if (Number(version ?? 0) > zipFormat.version) throw createInvalidZipError(texts.newer)
}

/** Returns the entry's path. @throws invalid, which rejects the whole zip file, if the path leads outside the folder */
function requireSafePath({ name }: ZipEntry): string {
  const isOutside = name.startsWith('/') || /\\|\0|^[a-z]:/i.test(name) || name.split('/').includes('..')
  if (isOutside) throw createInvalidZipError(texts.badName(name))
  return name
}

/**
 * Returns the enclosing folder, such as 'harbour/', if the zip file contains the site's folder itself; otherwise ''.
 */
function getTopFolder(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === configName)) return ''
  const config = entries.find(({ name }) => /^[^/]+\/config\.json$/.test(name))
  return config ? config.name.slice(0, -configName.length) : ''
}

function unpackEntry(zip: Buffer, entry: ZipEntry, budget: Budget): Buffer {
  try {
    const content = readZipEntry(zip, entry, budget)
    if (content) return content
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error
  }
  throw createInvalidZipError(texts.unreadable(entry.name, siteLimits.all))
}

function createInvalidZipError(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '', message }] })
}

/** Returns the files of a starter site, with the company's name filled in. */
export async function loadStarterSite(
  { root }: { root: string },
  name: SiteTemplateName,
  company: string,
): Promise<SubmittedSite> {
  const folder = join(root, 'public', 'starts', name)
  const files = await readdir(folder)
  const bytes = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const content = await readFile(join(folder, file))
      return [
        file,
        file === configName ? Buffer.from(fillInCompany(content.toString('utf8'), company)) : content,
      ]
    }),
  )
  return { bytes: new Map(bytes), notes: [] }
}

/** Fills in the company's name, escaped for JSON and cut to the length allowed for titles. */
function fillInCompany(config: string, company: string): string {
  const name = JSON.stringify(company.slice(0, 60)).slice(1, -1)
  return config.replaceAll('{company}', () => name)
}
