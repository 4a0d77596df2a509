import { describeSiteChanges } from '../../../src/schemas/site/describeSiteChanges'
import type { SitePermissions, SiteState, SiteVersion } from '../../../src/schemas/site/siteVersion'
import { siteChangeTexts } from '../../../src/texts/admin/siteVersions.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { type Client, findSettings } from '../clients/clients.repository'
import { readFolderManifest } from '../sites/clientFolder'
import { hashManifest } from '../sites/siteFiles'
import {
  findSiteVersion,
  listSiteVersions,
  readServedVersionAndPermissions,
  saveSitePermissions,
} from '../sites/siteVersions.repository'
import { readDraft, type SiteDraftContext } from './siteDraft.service'
import type { DraftContent } from './siteDrafts.repository'
import { readVersionContent } from './siteFileChecks'

/** Returns which site a client serves, and what this account may change in it. */
export async function readSiteState(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir'>,
  { client, hasAllPermissions }: ClientActor,
): Promise<SiteState> {
  const { code: clientCode, company } = client
  const { permissions } = await readServedVersionAndPermissions(context.db, client.id)
  const servedVersion = await resolveServedVersion(context, client)
  const effectivePermissions = hasAllPermissions ? { pages: true, look: true, css: true } : permissions
  const { languages } = await findSettings(context.db, client.id)
  return {
    clientCode,
    company,
    serves: servedVersion,
    may: effectivePermissions,
    granted: permissions,
    languages,
  }
}

/** Returns where the served site comes from, and its version, hash, time and author. */
async function resolveServedVersion(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir'>,
  client: Client,
): Promise<SiteState['serves']> {
  const { publishedVersion: version } = client
  if (version === null) {
    const manifest = await readFolderManifest(context, client.code)
    const source = Object.keys(manifest).length > 0 ? 'folder' : 'defaults'
    return { source, version, hash: hashManifest(manifest), since: null, by: null }
  }
  const publishedVersion = await findSiteVersion(context.db, client.id, version)
  const { hash = '', at: since = null, by = null } = publishedVersion ?? {}
  return { source: 'version', version, hash, since, by }
}

/** Returns all versions, newest first. */
export async function loadSiteVersions(
  { db }: Pick<ServerContext, 'db'>,
  client: Client,
): Promise<SiteVersion[]> {
  const { publishedVersion } = await readServedVersionAndPermissions(db, client.id)
  const versions = await listSiteVersions(db, client.id)
  return versions.map((version) => ({ ...version, serves: version.number === publishedVersion }))
}

/** Describes the differences between a version and another one or the draft. @throws not-found */
export async function listSiteDifferences(
  context: SiteDraftContext,
  client: Client,
  number: number,
  otherVersion: number | 'draft',
): Promise<string[]> {
  const earlierContent = await readVersionContent(context.db, client.id, number)
  const laterContent: DraftContent =
    otherVersion === 'draft'
      ? await readDraft(context, client)
      : await readVersionContent(context.db, client.id, otherVersion)
  return describeSiteChanges(earlierContent, laterContent)
}

/** Sets what a client's administrators may change in their site. */
export function changeSitePermissions(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  permissions: SitePermissions,
): Promise<SitePermissions> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'site')
    const { permissions: earlierPermissions } = await readServedVersionAndPermissions(trx, client.id)
    const changes = describePermissionChanges(earlierPermissions, permissions)
    if (changes.length === 0) return earlierPermissions
    await saveSitePermissions(trx, client.id, permissions)
    const entry = { action: 'site permissions changed', subject: `client:${client.id}` } as const
    await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, changes, now })
    return permissions
  })
}

function describePermissionChanges(before: SitePermissions, after: SitePermissions) {
  const { permissions, allowed, notAllowed } = siteChangeTexts
  const describePermission = (isAllowed: boolean) => (isAllowed ? allowed : notAllowed)
  return (['pages', 'look', 'css'] as const).flatMap((part) =>
    before[part] === after[part]
      ? []
      : [
          {
            label: permissions[part],
            from: describePermission(before[part]),
            to: describePermission(after[part]),
          },
        ],
  )
}
