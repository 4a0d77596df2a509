import { siteRefusals, siteImportTexts as texts } from '../../../../src/texts/siteVersions'
import { type Budget, BudgetSpent } from '../../files/budget'
import { readZipEntry, type ZipEntry, zipEntries } from '../../files/zipEntries'
import { ProblemError } from '../../problem'
import { configName } from './servingContent'
import { siteLimits } from './siteLimits'
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
