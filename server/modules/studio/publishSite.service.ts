import { describeSiteChanges } from '../../../src/schemas/site/describeSiteChanges'
import type { SiteFinding } from '../../../src/schemas/site/siteFinding'
import type { SiteVersion, SiteVersionSource } from '../../../src/schemas/site/siteVersion'
import { checkSite } from '../../../src/schemas/siteChecks/checkSite'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import type { Client } from '../clients/clients.repository'
import { createSiteFile, hashManifest } from '../sites/siteFiles'
import { findSiteFileBytes, storeSiteFile } from '../sites/siteFiles.repository'
import {
  addSiteVersion,
  findSiteVersion,
  getLastSiteVersionNumber,
  listSiteVersions,
  type SiteManifest,
  type StoredSiteVersion,
  serveSiteVersion,
} from '../sites/siteVersions.repository'
import { clearDraft } from './saveSiteDraft.service'
import {
  type EditableSite,
  readEditableSite,
  readUnpublishedFolder,
  requirePermission,
  requireRevision,
  type SiteDraftContext,
  storeFolderFiles,
} from './siteDraft.service'
import type { DraftContent } from './siteDrafts.repository'
import { configName, readVersionContent, toDraftContent } from './siteFileChecks'

interface Publication {
  /** Revision of the draft that the author reviewed; undefined publishes any revision. */
  revision: number | undefined
  note: string
}

/**
 * Publishes the draft as a new version, in one transaction. If the site was served from a folder, the folder becomes
 * a version first, so that the previous site can be restored.
 * @throws changed-meanwhile, not-publishable, already-published
 */
export async function publishDraft(
  context: SiteDraftContext,
  actor: ClientActor,
  { revision, note }: Publication,
): Promise<SiteVersion> {
  const { client } = actor
  const now = context.now()
  const folder = await readUnpublishedFolder(context, client)
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'site')
    const editableSite = await readEditableSite(trx, client, folder)
    requireRevision(revision, editableSite)
    const version = await addVersion(trx, actor, editableSite, { note, timestamp: now.toISOString() })
    await clearDraft(trx, actor, { revision: editableSite.revision, at: now.toISOString() })
    await auditClientChange(trx, actor.session, {
      action: 'site published',
      subject: `client:${client.id} version:${version.number}`,
      aboutClientId: client.id,
      now,
    })
    return version
  })
}

async function addVersion(
  trx: Db,
  actor: ClientActor,
  editableSite: EditableSite,
  { note, timestamp }: { note: string; timestamp: string },
): Promise<SiteVersion> {
  const { client } = actor
  const manifest = await storeDraftConfig(trx, client.id, editableSite.content, timestamp)
  const hash = hashManifest(manifest)
  if (hash === editableSite.publishedHash) throw new ProblemError('already-published')
  await requirePublishable(trx, client, editableSite.content)
  const previousContent = await getServedContent(trx, editableSite, client.id)
  const folderVersion = await publishFolderAsVersion(trx, actor, editableSite, { hash, note, timestamp })
  if (folderVersion?.hash === hash) return folderVersion
  const number = (await getLastSiteVersionNumber(trx, client.id)) + 1
  const source: SiteVersionSource = editableSite.storedDraft?.source ?? 'studio'
  const changes = describeSiteChanges(previousContent, editableSite.content)
  return addServedVersion(trx, actor, {
    number,
    hash,
    at: timestamp,
    note,
    source,
    changes,
    manifest,
    ids: editableSite.content.ids,
  })
}

/** Adds a version and serves it. */
async function addServedVersion(
  trx: Db,
  { client, session }: ClientActor,
  version: Omit<StoredSiteVersion, 'by'>,
): Promise<SiteVersion> {
  const username = await getUserLabel(trx, session.clientId, session.userId)
  const { manifest: _, ids: __, ...publicVersion } = version
  await addSiteVersion(trx, client.id, { ...version, by: username })
  await serveSiteVersion(trx, client.id, version)
  return { ...publicVersion, by: username, serves: true }
}

/** Publishes the served folder as the first version, before the first publication of a draft, if it contains files. */
async function publishFolderAsVersion(
  trx: Db,
  actor: ClientActor,
  { publishedVersion, folder }: EditableSite,
  draft: { hash: string; note: string; timestamp: string },
): Promise<SiteVersion | undefined> {
  if (publishedVersion !== null || !folder || folder.bytes.size === 0) return undefined
  const { client } = actor
  const versions = await listSiteVersions(trx, client.id)
  if (versions.some(({ source }) => source !== 'draft')) return undefined
  await storeFolderFiles(trx, client.id, folder, draft.timestamp)
  const { manifest } = folder
  const hash = hashManifest(manifest)
  // The note is about this version only if the draft is the unchanged folder.
  const note = hash === draft.hash ? draft.note : ''
  return addServedVersion(trx, actor, {
    ...{ number: versions.length + 1, hash, at: draft.timestamp, note, changes: [] },
    source: 'folder',
    ...{ manifest, ids: { pages: [], menu: [] } },
  })
}

export function getServedContent(
  trx: Db,
  { publishedVersion, folder }: EditableSite,
  clientId: number,
): Promise<DraftContent> {
  return publishedVersion === null
    ? Promise.resolve(toDraftContent(folder ?? { manifest: {}, bytes: new Map() }))
    : readVersionContent(trx, clientId, publishedVersion)
}

/** Returns the manifest of a draft. An empty config.json is left out. */
export function buildManifest({ configText, files }: DraftContent): SiteManifest {
  if (configText === '') return files
  return { ...files, [configName]: createSiteFile(configName, Buffer.from(configText)) }
}

/** Stores config.json of the draft, and returns the manifest. The other files were stored when they were uploaded. */
export async function storeDraftConfig(
  trx: Db,
  clientId: number,
  content: DraftContent,
  timestamp: string,
): Promise<SiteManifest> {
  const manifest = buildManifest(content)
  const file = manifest[configName]
  if (file)
    await storeSiteFile(trx, clientId, { file, bytes: Buffer.from(content.configText), at: timestamp })
  return manifest
}

/**
 * Serves an older version's content as a new version; no version is deleted, and the draft stays unchanged. A version
 * that was saved from a draft was never published, so it is validated now.
 * @throws not-found, forbidden, already-published, not-publishable
 */
export function rollBackSite(
  context: SiteDraftContext,
  actor: ClientActor,
  number: number,
): Promise<SiteVersion> {
  const { client } = actor
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'site')
    const editableSite = await readEditableSite(trx, client, null)
    const content = await readVersionContent(trx, client.id, number)
    const restoredVersion = await findSiteVersion(trx, client.id, number)
    if (restoredVersion?.source === 'draft') await requirePublishable(trx, client, content)
    const previousContent = await getServedContent(trx, editableSite, client.id)
    const manifest = buildManifest(content)
    const hash = hashManifest(manifest)
    if (hash === editableSite.publishedHash) throw new ProblemError('already-published')
    await requirePermission(trx, actor, previousContent, content)
    const version = await addServedVersion(trx, actor, {
      ...{
        number: (await getLastSiteVersionNumber(trx, client.id)) + 1,
        hash,
        at: now.toISOString(),
        note: '',
      },
      ...{ source: 'restored', restoredFrom: number, changes: describeSiteChanges(previousContent, content) },
      ...{ manifest, ids: content.ids },
    })
    // Without a draft, editors show the served content, which has changed: increase the revision.
    if (!editableSite.storedDraft?.content) {
      await clearDraft(trx, actor, { revision: editableSite.revision + 1, at: now.toISOString() })
    }
    await auditClientChange(trx, actor.session, {
      action: 'site brought back',
      subject: `client:${client.id} version:${version.number} of:${number}`,
      aboutClientId: client.id,
      now,
    })
    return version
  })
}

/** Returns all findings about a draft; warnings do not prevent publication. */
async function checkDraftContent(
  trx: Db,
  { id, company }: Pick<Client, 'id' | 'company'>,
  { configText, files }: DraftContent,
): Promise<SiteFinding[]> {
  const getText = async (name: string) => {
    const file = files[name]
    return file && (await findSiteFileBytes(trx, id, file.hash))?.toString('utf8')
  }
  const [sidebarHtml, css] = [await getText('sidebar.html'), await getText('styles.min.css')]
  return checkSite({
    ...{ configText, files, company },
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  })
}

/** @throws not-publishable, with all findings, if one of them is an error */
export async function requirePublishable(trx: Db, client: Client, content: DraftContent): Promise<void> {
  const findings = await checkDraftContent(trx, client, content)
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new ProblemError('not-publishable', { members: { findings } })
  }
}
