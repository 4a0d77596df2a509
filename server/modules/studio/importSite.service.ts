import type { SiteDraft } from '../../../src/schemas/site/siteDraft'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import { keepSiteFile } from '../sites/siteFiles.repository'
import type { CheckedSite } from './checkSiteFiles'
import { keepDraftAsVersion } from './keepDraftAsVersion'
import { changeDraft, type FileEditingContext } from './siteDraft.service'
import { requireVirusFree } from './siteFileChecks'

/** The draft that an import created, and notes about the imported files. */
export type ImportedSite = SiteDraft & { notes: string[] }

/**
 * Replaces the draft with the imported site; an unpublished draft is saved as a version first. Files are stored
 * unchanged, except SVG files, which lose scripts and external references. Files of other types are omitted.
 * `notes` lists the altered and the omitted files.
 * @throws invalid, forbidden, changed-meanwhile
 */
export async function importSite(
  context: FileEditingContext,
  actor: ClientActor,
  site: CheckedSite,
  revision?: number,
): Promise<ImportedSite> {
  const { client, session } = actor
  const now = context.now()
  const { configText, files, notes } = site
  await requireVirusFree(
    context.scanner,
    [...files].map(([name, { bytes }]): [string, Buffer] => [name, bytes]),
  )
  const draft = await changeDraft(context, actor, {
    revision,
    source: 'import',
    make: async (trx, _before, openSite) => {
      await keepDraftAsVersion(trx, client.id, openSite, now.toISOString())
      for (const { file, bytes } of files.values()) {
        await keepSiteFile(trx, client.id, { file, bytes, at: now.toISOString() })
      }
      const entry = { action: 'site imported', subject: `client:${client.id}` } as const
      await auditAccountChange(trx, session, { ...entry, about: client.id, now })
      const fileIds = [...files].map(([name, { file }]) => [name, file] as const)
      return { configText, files: Object.fromEntries(fileIds), ids: { pages: [], menu: [] } }
    },
  })
  return { ...draft, notes }
}
