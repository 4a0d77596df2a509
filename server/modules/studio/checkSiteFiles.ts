import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { siteImportTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import { ProblemError } from '../../problem'
import { toBuffer } from '../files/checkFile'
import { cleanSvg } from '../files/cleanSvg'
import type { ParserPool } from '../files/parserPool'
import { createSiteFile } from '../sites/siteFiles'
import { configName, findContentProblem, findNameProblem, isSvg } from './siteFileChecks'
import { readSiteZip, type SubmittedSite } from './siteZip'

/** A site whose files were checked and cleaned, and notes about the files that were left out or changed. */
export interface CheckedSite {
  configText: string
  files: Map<string, { file: SiteFile; bytes: Buffer }>
  notes: string[]
}

/** Checks and cleans every file of a site. Leaves out files whose names a site does not accept. @throws invalid */
export async function checkSiteFiles({ bytes, notes: initialNotes }: SubmittedSite): Promise<CheckedSite> {
  const files: CheckedSite['files'] = new Map()
  const notes = [...initialNotes]
  for (const [name, originalBytes] of bytes) {
    if (name === configName) continue
    if (findNameProblem(name) !== undefined) {
      notes.push(texts.omitted(name))
      continue
    }
    const problem = await findContentProblem(name, originalBytes)
    if (problem !== undefined) throw new ProblemError('invalid', { errors: [{ path: '', message: problem }] })
    const cleanResult = isSvg(name) ? cleanSvg(originalBytes) : { bytes: originalBytes, isCleaned: false }
    if (cleanResult?.isCleaned) notes.push(texts.cleaned(name))
    const content = cleanResult?.bytes ?? originalBytes
    files.set(name, { file: createSiteFile(name, content), bytes: content })
  }
  const config = bytes.get(configName)
  if (!config && files.size === 0) {
    throw new ProblemError('invalid', { errors: [{ path: '', message: texts.noSite }] })
  }
  return { configText: await decodeConfig(config), files, notes }
}

/** Returns the text of config.json, or '' without one. @throws invalid */
async function decodeConfig(config: Buffer | undefined): Promise<string> {
  if (!config) return ''
  const problem = await findContentProblem(configName, config)
  if (problem !== undefined) throw new ProblemError('invalid', { errors: [{ path: '', message: problem }] })
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(config)
}

/** Task of the parser pool: unpacks, checks and cleans a site that was sent as a ZIP file. @throws invalid */
export function checkSiteZip({ bytes }: { bytes: Buffer }): Promise<CheckedSite> {
  return checkSiteFiles(readSiteZip(bytes))
}

/** Factor by which the parser pool's time limit is longer, because a ZIP file has hundreds of files to check. */
const zipTimeoutFactor = 5

/** Checks a site that was sent as a ZIP file in the parser pool. @throws invalid, unavailable */
export async function checkUploadedSite(parsers: ParserPool, bytes: Buffer): Promise<CheckedSite> {
  const site = await parsers.run<typeof checkSiteZip>('checkSiteZip', { bytes }, zipTimeoutFactor)
  const files = [...site.files].map(([name, { file, bytes }]) => {
    return [name, { file, bytes: toBuffer(bytes) }] as const
  })
  return { ...site, files: new Map(files) }
}
