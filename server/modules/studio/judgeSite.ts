import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { siteImportTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import { ProblemError } from '../../problem'
import { toBuffer } from '../files/checkFile'
import { cleanSvg } from '../files/cleanSvg'
import type { ParserPool } from '../files/parserPool'
import { siteFileOf } from '../sites/siteFiles'
import { readSiteZip, type SentSite } from './readSiteZip'
import { configName } from './servedContent'
import { contentRefusal, isSvg, nameRefusal } from './siteFileChecks'

/** A site whose files were checked and cleaned, and notes about the files that were left out or changed. */
export interface JudgedSite {
  configText: string
  files: Map<string, { file: SiteFile; bytes: Buffer }>
  notes: string[]
}

/** Checks and cleans every file of a site. @throws invalid */
export async function judgeSite({ bytes, notes: before }: SentSite): Promise<JudgedSite> {
  const files: JudgedSite['files'] = new Map()
  const notes = [...before]
  for (const [name, sent] of bytes) {
    if (name === configName) continue
    if (nameRefusal(name) !== undefined) {
      notes.push(texts.leftOut(name))
      continue
    }
    const fault = await contentRefusal(name, sent)
    if (fault !== undefined) throw new ProblemError('invalid', { errors: [{ path: '', message: fault }] })
    const clean = isSvg(name) ? cleanSvg(sent) : { bytes: sent, isCleaned: false }
    if (clean?.isCleaned) notes.push(texts.cleaned(name))
    const kept = clean?.bytes ?? sent
    files.set(name, { file: siteFileOf(name, kept), bytes: kept })
  }
  const config = bytes.get(configName)
  if (!config && files.size === 0) {
    throw new ProblemError('invalid', { errors: [{ path: '', message: texts.noSite }] })
  }
  return { configText: await textOf(config), files, notes }
}

async function textOf(config: Buffer | undefined): Promise<string> {
  if (!config) return ''
  const fault = await contentRefusal(configName, config)
  if (fault !== undefined) throw new ProblemError('invalid', { errors: [{ path: '', message: fault }] })
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(config)
}

/** Task of the parser pool: unpacks, checks and cleans a site that was sent as a ZIP file. @throws invalid */
export function judgeSiteZip({ bytes }: { bytes: Buffer }): Promise<JudgedSite> {
  return judgeSite(readSiteZip(bytes))
}

/** A ZIP file has hundreds of files to check. */
const zipPatience = 5

/** Checks a site that was sent as a ZIP file in the parser pool. @throws invalid, unavailable */
export async function judgeSentSite(parsers: ParserPool, bytes: Buffer): Promise<JudgedSite> {
  const site = await parsers.run<typeof judgeSiteZip>('judgeSiteZip', { bytes }, zipPatience)
  const files = [...site.files].map(([name, { file, bytes: content }]) => {
    return [name, { file, bytes: toBuffer(content) }] as const
  })
  return { ...site, files: new Map(files) }
}
