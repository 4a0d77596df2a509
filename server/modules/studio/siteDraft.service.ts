import { join } from 'node:path'
import type { SiteDraft } from '../../../src/schemas/site/siteDraft'
import { findMissingPermissions } from '../../../src/schemas/site/sitePermissions'
import { siteRefusals } from '../../../src/texts/admin/siteVersions.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import type { ClientActor } from '../audit/clientActor'
import type { Client } from '../clients/clients.repository'
import { getClientsFolder, readFolderSite, type SiteFolderContent } from '../sites/clientFolder'
import { storeSiteFile } from '../sites/siteFiles.repository'
import { readServedVersionAndPermissions } from '../sites/siteVersions.repository'
import { type DraftContent, findDraft, type StoredDraft, saveDraft } from './siteDrafts.repository'
import { readVersionContent, siteLimits, toDraftContent } from './siteFileChecks'

export type SiteDraftContext = Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'now'>

/** Context of operations that add files to a draft. */
export type FileEditingContext = SiteDraftContext & Pick<ServerContext, 'scanner'>

/** A client's draft and the data needed to change it. */
export interface EditableSite {
  storedDraft: StoredDraft | undefined
  revision: number
  publishedVersion: number | null
  publishedHash: string | null
  /** The draft's content; without a draft, the content that is served. */
  content: DraftContent
  /** The served folder with its bytes; null if a published version is served or the folder was not read. */
  folder: SiteFolderContent | null
}

/**
 * Reads the site folder of a client that has not published yet, outside of the transaction so that the transaction
 * does not wait for it. Returns null if a version is published.
 */
export async function readUnpublishedFolder(
  context: Pick<SiteDraftContext, 'root' | 'clientsDir'>,
  client: Client,
): Promise<SiteFolderContent | null> {
  if (client.publishedVersion !== null) return null
  return readFolderSite(join(getClientsFolder(context), client.code), client.code)
}

/**
 * Reads a client's draft for display or change. A caller that changes it must hold the client's 'site' lock.
 * @param folder from `readUnpublishedFolder`; null if the content of an unpublished site is not needed
 */
export async function readEditableSite(
  trx: Db,
  client: Client,
  folder: SiteFolderContent | null,
): Promise<EditableSite> {
  const { publishedVersion, publishedHash } = await readServedVersionAndPermissions(trx, client.id)
  const storedDraft = await findDraft(trx, client.id)
  const resolveServedContent = async () =>
    publishedVersion === null
      ? toDraftContent(folder ?? { manifest: {}, bytes: new Map() })
      : readVersionContent(trx, client.id, publishedVersion)
  return {
    storedDraft,
    revision: storedDraft?.revision ?? 0,
    publishedVersion,
    publishedHash,
    content: storedDraft?.content ?? (await resolveServedContent()),
    folder: publishedVersion === null ? folder : null,
  }
}

/** Returns the draft for the editor. */
export async function readDraft(context: SiteDraftContext, client: Client): Promise<SiteDraft> {
  return toSiteDraft(
    client,
    await readEditableSite(context.db, client, await readUnpublishedFolder(context, client)),
  )
}

function toSiteDraft(
  { code, company }: Client,
  { storedDraft, revision, publishedVersion, content }: EditableSite,
): SiteDraft {
  const hasDraft = storedDraft?.content != null
  return {
    clientCode: code,
    company,
    revision,
    base: hasDraft ? storedDraft.base : publishedVersion,
    ...content,
    updatedAt: hasDraft ? storedDraft.updatedAt : null,
    updatedBy: hasDraft ? storedDraft.updatedBy : null,
  }
}

/**
 * Detects concurrent edits. @throws changed-meanwhile, with the newer draft's author, if the draft has another
 * revision
 */
export function requireRevision(
  requestedRevision: number | undefined,
  { revision, storedDraft }: EditableSite,
): void {
  if (requestedRevision === undefined || requestedRevision === revision) return
  const { updatedBy = null, updatedAt = null } = storedDraft ?? {}
  throw new ProblemError('changed-meanwhile', { members: { revision, updatedBy, updatedAt } })
}

/** @throws forbidden, with the areas that the account may not change */
export async function requirePermission(
  trx: Db,
  { client, hasAllPermissions }: ClientActor,
  before: DraftContent,
  after: DraftContent,
): Promise<void> {
  if (hasAllPermissions) return
  const { permissions } = await readServedVersionAndPermissions(trx, client.id)
  const missingPermissions = findMissingPermissions(permissions, before, after)
  if (missingPermissions.length === 0) return
  const errors = missingPermissions.map((area) => ({
    path: `/${area}`,
    message: siteRefusals.notAllowed[area],
  }))
  throw new ProblemError('forbidden', { errors })
}

interface DraftChange {
  /** Revision that the change is based on; undefined if the revision does not matter. */
  revision: number | undefined
  source?: StoredDraft['source']
  /** Returns the new draft content; runs in the transaction. */
  createContent: (trx: Db, before: DraftContent, editableSite: EditableSite) => Promise<DraftContent>
}

/**
 * Changes a client's draft. The first change creates the draft from the served content. @throws changed-meanwhile,
 * forbidden, invalid
 */
export async function changeDraft(
  context: SiteDraftContext,
  actor: ClientActor,
  change: DraftChange,
): Promise<SiteDraft> {
  const { client, session } = actor
  const timestamp = context.now().toISOString()
  const folder = await readUnpublishedFolder(context, client)
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'site')
    const editableSite = await readEditableSite(trx, client, folder)
    requireRevision(change.revision, editableSite)
    if (!editableSite.storedDraft?.content && editableSite.folder)
      await storeFolderFiles(trx, client.id, editableSite.folder, timestamp)
    const content = await change.createContent(trx, editableSite.content, editableSite)
    requireCapacity(content)
    await requirePermission(trx, actor, editableSite.content, content)
    const storedDraft: StoredDraft = {
      revision: editableSite.revision + 1,
      base: editableSite.storedDraft?.content ? editableSite.storedDraft.base : editableSite.publishedVersion,
      source:
        change.source ?? (editableSite.storedDraft?.content ? editableSite.storedDraft.source : 'studio'),
      content,
      updatedAt: timestamp,
      updatedBy: await getUserLabel(trx, session.clientId, session.userId),
    }
    await saveDraft(trx, client.id, storedDraft)
    return toSiteDraft(client, { ...editableSite, storedDraft, revision: storedDraft.revision, content })
  })
}

/** Stores the files of a folder, so that a draft or a version can refer to them by hash. */
export async function storeFolderFiles(
  trx: Db,
  clientId: number,
  { manifest, bytes }: SiteFolderContent,
  timestamp: string,
): Promise<void> {
  for (const [name, content] of bytes) {
    const file = manifest[name]
    if (file) await storeSiteFile(trx, clientId, { file, bytes: content, at: timestamp })
  }
}

function requireCapacity({ configText, files }: DraftContent): void {
  const allFiles = Object.values(files)
  const size = allFiles.reduce((sum, file) => sum + file.size, configText.length)
  const message =
    allFiles.length > siteLimits.files
      ? siteRefusals.tooManyFiles(siteLimits.files)
      : size > siteLimits.all
        ? siteRefusals.tooLarge(siteLimits.all)
        : undefined
  if (message !== undefined) throw new ProblemError('invalid', { errors: [{ path: '/files', message }] })
}
