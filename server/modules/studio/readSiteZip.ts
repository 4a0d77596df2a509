import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteStart } from '../../../src/schemas/site/siteStarts'
import { siteRefusals, siteImportTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import { ProblemError } from '../../problem'
import { type Budget, BudgetSpent } from '../files/parseBudget'
import { readZipEntry, type ZipEntry, zipEntries } from '../files/zipEntries'
import { configName } from './servedContent'
import { siteLimits } from './siteFileChecks'
import { zipShape } from './siteZip'

/** Files by their paths, as they came, and what is to be said of those that did not. */
export interface SentSite {
  bytes: Map<string, Buffer>
  notes: string[]
}

/** The files of a zip file, unpacked within limits. @throws invalid, in words */
export function readSiteZip(zip: Buffer): SentSite {
  refuseNewer(zip)
  const entries = zipEntries(zip).filter(({ name }) => !name.endsWith('/'))
  if (entries.length === 0) throw refusal(texts.notZip)
  if (entries.length > siteLimits.files) throw refusal(siteRefusals.tooManyFiles(siteLimits.files))
  const budget: Budget = { left: siteLimits.all }
  const top = topFolder(entries)
  const bytes = new Map<string, Buffer>()
  for (const entry of entries) {
    const path = pathOf(entry)
    const name = path.startsWith(top) ? path.slice(top.length) : path
    if (bytes.has(name)) throw refusal(texts.twice(name))
    bytes.set(name, unpacked(zip, entry, budget))
  }
  return { bytes, notes: [] }
}

/** The comment is at the end of the file, and says of which shape the site is; a hand-made zip has none. */
function refuseNewer(zip: Buffer): void {
  const end = zip.subarray(-200).toString('latin1')
  const [, version] = new RegExp(`${zipShape.words} (\\d+)$`).exec(end) ?? []
  if (Number(version ?? 0) > zipShape.version) throw refusal(texts.newer)
}

/** No way out of the folder, whatever made the zip file; one such name, and nothing of it is believed. */
function pathOf({ name }: ZipEntry): string {
  const isOutside = name.startsWith('/') || /\\|\0|^[a-z]:/i.test(name) || name.split('/').includes('..')
  if (isOutside) throw refusal(texts.badName(name))
  return name
}

/** Where somebody has packed the folder itself: 'harbour/'. */
function topFolder(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === configName)) return ''
  const config = entries.find(({ name }) => /^[^/]+\/config\.json$/.test(name))
  return config ? config.name.slice(0, -configName.length) : ''
}

function unpacked(zip: Buffer, entry: ZipEntry, budget: Budget): Buffer {
  try {
    const content = readZipEntry(zip, entry, budget)
    if (content) return content
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error
  }
  throw refusal(texts.unreadable(entry.name, siteLimits.all))
}

function refusal(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '', message }] })
}

/** The files of a site to start from, with the company's name where it stands for one. */
export async function siteStart(
  { root }: { root: string },
  name: SiteStart,
  company: string,
): Promise<SentSite> {
  const folder = join(root, 'public', 'starts', name)
  const files = await readdir(folder)
  const bytes = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const content = await readFile(join(folder, file))
      return [file, file === configName ? Buffer.from(named(content.toString('utf8'), company)) : content]
    }),
  )
  return { bytes: new Map(bytes), notes: [] }
}

/** Inside of JSON, so that no name ends a text. A long name stays within what titles may have. */
function named(config: string, company: string): string {
  const name = JSON.stringify(company.slice(0, 60)).slice(1, -1)
  return config.replaceAll('{company}', () => name)
}
