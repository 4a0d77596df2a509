import type { SiteDraft, SiteFile } from '../../../src/schemas/site/siteDraft'
import { siteImportTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import { ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import { cleanSvg } from '../files/cleanSvg'
import { siteFileOf } from '../sites/siteFiles'
import { keepSiteFile } from '../sites/siteFiles.repository'
import type { SentSite } from './readSiteZip'
import { configName } from './servedContent'
import { changeDraft, type TakingFiles } from './siteDraft.service'
import { contentRefusal, isSvg, nameRefusal, requireClean } from './siteFileChecks'

/** A draft made of files that came all at once, and what is to be said of them. */
export type ImportedSite = SiteDraft & { notes: string[] }

/**
 * What is drafted is this site from now on, to the byte: only an SVG that could run or fetch is changed, and what is of no
 * kind that sites are made of stays out, each with a word. @throws invalid, forbidden, changed-meanwhile
 */
export async function importSite(
  context: TakingFiles,
  actor: ClientActor,
  sent: SentSite,
  revision?: number,
): Promise<ImportedSite> {
  const { client, session } = actor
  const now = context.now()
  const { configText, files, notes } = judged(sent)
  await requireClean(
    context.scanner,
    [...files].map(([name, { bytes }]): [string, Buffer] => [name, bytes]),
  )
  const draft = await changeDraft(context, actor, {
    revision,
    source: 'import',
    make: async (trx) => {
      for (const { file, bytes } of files.values()) {
        await keepSiteFile(trx, client.id, { file, bytes, at: now.toISOString() })
      }
      const act = { action: 'site imported', subject: `client:${client.id}` } as const
      await auditAccountChange(trx, session, { ...act, about: client.id, now })
      const named = [...files].map(([name, { file }]) => [name, file] as const)
      return { configText, files: Object.fromEntries(named), ids: { pages: [], menu: [] } }
    },
  })
  return { ...draft, notes }
}

interface Judged {
  configText: string
  files: Map<string, { file: SiteFile; bytes: Buffer }>
  notes: string[]
}

function judged({ bytes, notes: before }: SentSite): Judged {
  const files: Judged['files'] = new Map()
  const notes = [...before]
  for (const [name, sent] of bytes) {
    if (name === configName) continue
    if (nameRefusal(name) !== undefined) {
      notes.push(texts.leftOut(name))
      continue
    }
    const fault = contentRefusal(name, sent)
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
  return { configText: textOf(config), files, notes }
}

function textOf(config: Buffer | undefined): string {
  if (!config) return ''
  const fault = contentRefusal(configName, config)
  if (fault !== undefined) throw new ProblemError('invalid', { errors: [{ path: '', message: fault }] })
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(config)
}
