import type { SiteDraft, SiteFile, SiteIds } from '../../../src/schemas/site/siteDraft'
import { siteRefusals } from '../../../src/texts/admin/siteVersions.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { toBuffer } from '../files/checkFile'
import { findSiteFile, storeSiteFile } from '../sites/siteFiles.repository'
import {
  changeDraft,
  type FileEditingContext,
  readEditableSite,
  type SiteDraftContext,
} from './siteDraft.service'
import { type DraftContent, saveDraft } from './siteDrafts.repository'
import { type cleanSiteFile, requireVirusFree } from './siteFileChecks'

/** Request to save a draft. */
interface DraftInput {
  configText: string
  ids: SiteIds
  /** Names of files to remove from the site. */
  removed?: readonly string[]
  /** Files to restore, by name: the hash of bytes that were uploaded earlier. */
  files?: Readonly<Record<string, string>>
}

/** Saves the draft. @throws changed-meanwhile, forbidden, invalid */
export function saveSiteDraft(
  context: SiteDraftContext,
  actor: ClientActor,
  revision: number | undefined,
  { configText, ids, removed = [], files = {} }: DraftInput,
): Promise<SiteDraft> {
  const removedNames = new Set(removed)
  return changeDraft(context, actor, {
    revision,
    createContent: async (trx, content) => {
      const remainingFiles = Object.entries(content.files).filter(([name]) => !removedNames.has(name))
      const restoredFiles = await requireStoredFiles(trx, actor.client.id, files)
      return { configText, ids, files: { ...Object.fromEntries(remainingFiles), ...restoredFiles } }
    },
  })
}

/** Returns the manifest entries of stored files by their hashes. @throws invalid if a file is not stored any more */
async function requireStoredFiles(
  trx: Db,
  clientId: number,
  hashes: Readonly<Record<string, string>>,
): Promise<DraftContent['files']> {
  const files: DraftContent['files'] = {}
  for (const [name, hash] of Object.entries(hashes)) {
    const file = await findSiteFile(trx, clientId, hash)
    if (!file) {
      throw new ProblemError('invalid', {
        errors: [{ path: `/files/${name}`, message: siteRefusals.notKept(name) }],
      })
    }
    files[name] = file
  }
  return files
}

/** Cleans and scans a file, and adds it to the draft. @throws changed-meanwhile, forbidden, invalid */
export async function putDraftFile(
  context: FileEditingContext & Pick<ServerContext, 'parsers'>,
  actor: ClientActor,
  { name, bytes, revision }: { name: string; bytes: Buffer; revision: number | undefined },
): Promise<{ file: SiteFile; revision: number }> {
  const cleanedFile = await context.parsers.run<typeof cleanSiteFile>('cleanSiteFile', { name, bytes })
  const { file } = cleanedFile
  const cleanBytes = toBuffer(cleanedFile.bytes)
  await requireVirusFree(context.scanner, [[name, cleanBytes]])
  const timestamp = context.now().toISOString()
  const draft = await changeDraft(context, actor, {
    revision,
    createContent: async (trx, content) => {
      await storeSiteFile(trx, actor.client.id, { file, bytes: cleanBytes, at: timestamp })
      return { ...content, files: { ...content.files, [name]: file } }
    },
  })
  return { file, revision: draft.revision }
}

/** @throws not-found, changed-meanwhile, forbidden */
export function removeDraftFile(
  context: SiteDraftContext,
  actor: ClientActor,
  { name, revision }: { name: string; revision: number | undefined },
): Promise<SiteDraft> {
  return changeDraft(context, actor, {
    revision,
    createContent: async (_trx, content) => {
      orNotFound(Object.hasOwn(content.files, name) ? content.files[name] : undefined)
      const { [name]: _, ...files } = content.files
      return { ...content, files }
    },
  })
}

/**
 * Discards the draft. The revision still increases, so that an editor that has the draft open cannot overwrite newer
 * content.
 */
export function discardDraft(context: SiteDraftContext, { client, session }: ClientActor): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'site')
    const { storedDraft, revision } = await readEditableSite(trx, client, null)
    if (!storedDraft?.content) return
    await clearDraft(trx, { client, session }, { revision: revision + 1, at: now.toISOString() })
    await auditClientChange(trx, session, {
      action: 'draft thrown away',
      subject: `client:${client.id}`,
      aboutClientId: client.id,
      now,
    })
  })
}

/** Removes the draft's content and records the revision. */
export async function clearDraft(
  trx: Db,
  { client, session }: Pick<ClientActor, 'client' | 'session'>,
  { revision, at: updatedAt }: { revision: number; at: string },
): Promise<void> {
  const updatedBy = await getUserLabel(trx, session.clientId, session.userId)
  await saveDraft(trx, client.id, {
    ...{ revision, base: null, source: 'studio', content: null },
    ...{ updatedAt, updatedBy },
  })
}
