import { describeSiteChanges } from '../../../src/schemas/site/describeSiteChanges'
import type { SiteDraft } from '../../../src/schemas/site/siteDraft'
import type { Db } from '../../db/openDatabase'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { hashManifest } from '../sites/siteFiles'
import { storeSiteFile } from '../sites/siteFiles.repository'
import { addSiteVersion, getLastSiteVersionNumber, listSiteVersions } from '../sites/siteVersions.repository'
import type { CheckedSite } from './checkSiteFiles'
import { getServedContent, storeDraftConfig } from './publishSite.service'
import { changeDraft, type EditableSite, type FileEditingContext } from './siteDraft.service'
import { requireVirusFree } from './siteFileChecks'

/** The draft that an import created, and notes about the files that were omitted or changed. */
type ImportedSite = SiteDraft & { notes: string[] }

/**
 * Replaces the draft with the imported site; an unpublished draft is saved as a version first.
 * @param site the checked and cleaned files of the import
 * @throws invalid, forbidden, changed-meanwhile
 */
export async function importSiteAsDraft(
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
    createContent: async (trx, _before, editableSite) => {
      await saveDraftAsVersion(trx, client.id, editableSite, now.toISOString())
      for (const { file, bytes } of files.values()) {
        await storeSiteFile(trx, client.id, { file, bytes, at: now.toISOString() })
      }
      const entry = { action: 'site imported', subject: `client:${client.id}` } as const
      await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, now })
      const fileEntries = [...files].map(([name, { file }]) => [name, file] as const)
      return { configText, files: Object.fromEntries(fileEntries), ids: { pages: [], menu: [] } }
    },
  })
  return { ...draft, notes }
}

/**
 * Saves an unpublished draft as a version that is not served, so that the draft can be restored after its replacement.
 * Does nothing if there is no draft, or if a version has the same files.
 */
async function saveDraftAsVersion(
  trx: Db,
  clientId: number,
  editableSite: EditableSite,
  timestamp: string,
): Promise<void> {
  const { storedDraft, content } = editableSite
  if (!storedDraft?.content) return
  const manifest = await storeDraftConfig(trx, clientId, content, timestamp)
  const hash = hashManifest(manifest)
  if ((await listSiteVersions(trx, clientId)).some((version) => version.hash === hash)) return
  await addSiteVersion(trx, clientId, {
    number: (await getLastSiteVersionNumber(trx, clientId)) + 1,
    ...{ hash, at: timestamp, by: storedDraft.updatedBy, note: '', source: 'draft' },
    changes: describeSiteChanges(await getServedContent(trx, editableSite, clientId), content),
    ...{ manifest, ids: content.ids },
  })
}
