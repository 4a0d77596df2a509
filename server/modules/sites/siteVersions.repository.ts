import type { SiteFile, SiteIds } from '../../../src/schemas/site/siteDraft'
import type { SitePermissions, SiteVersion, SiteVersionSource } from '../../../src/schemas/site/siteVersion'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from '../clients/clients.repository'

/** All files of a site by path, including `config.json` if there is one. */
export type SiteManifest = Record<string, SiteFile>

export type StoredSiteVersion = Omit<SiteVersion, 'serves'> & { manifest: SiteManifest; ids: SiteIds }

export async function addSiteVersion(db: Db, clientId: number, version: StoredSiteVersion): Promise<void> {
  await db
    .insertInto('site_versions')
    .values({
      client_id: clientId,
      number: version.number,
      hash: version.hash,
      manifest: JSON.stringify(version.manifest),
      ids: JSON.stringify(version.ids),
      at: version.at,
      username: version.by,
      note: version.note,
      source: version.source,
      restored_from: version.restoredFrom ?? null,
      changes: JSON.stringify(version.changes),
    })
    .execute()
}

/** Makes this version the served one. */
export async function serveSiteVersion(
  db: Db,
  clientId: number,
  { number, hash }: { number: number; hash: string },
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ published_version: number, published_hash: hash, ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

const listColumns = ['number', 'hash', 'at', 'username as by', 'note', 'source', 'changes'] as const

/** Lists the published versions and the saved drafts, newest first. */
export async function listSiteVersions(db: Db, clientId: number): Promise<Omit<SiteVersion, 'serves'>[]> {
  const rows = await db
    .selectFrom('site_versions')
    .select([...listColumns, 'restored_from as restoredFrom'])
    .where('client_id', '=', clientId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(toVersion)
}

export async function findSiteVersion(
  db: Db,
  clientId: number,
  number: number,
): Promise<StoredSiteVersion | undefined> {
  const row = await db
    .selectFrom('site_versions')
    .select([...listColumns, 'restored_from as restoredFrom', 'manifest', 'ids'])
    .where('client_id', '=', clientId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) return undefined
  const { manifest, ids, ...rest } = row
  const version = toVersion(rest)
  return { ...version, manifest: JSON.parse(manifest) as SiteManifest, ids: JSON.parse(ids) as SiteIds }
}

interface SiteVersionRow {
  number: number
  hash: string
  at: string
  by: string | null
  note: string
  source: string
  restoredFrom: number | null
  changes: string
}

function toVersion({ restoredFrom, changes, source, ...row }: SiteVersionRow): Omit<SiteVersion, 'serves'> {
  return {
    ...row,
    source: source as SiteVersionSource,
    ...(restoredFrom === null ? {} : { restoredFrom }),
    changes: JSON.parse(changes) as string[],
  }
}

/** Returns the manifests of all versions, in no particular order. */
export async function listSiteManifests(db: Db, clientId: number): Promise<SiteManifest[]> {
  const rows = await db
    .selectFrom('site_versions')
    .select('manifest')
    .where('client_id', '=', clientId)
    .execute()
  return rows.map(({ manifest }) => JSON.parse(manifest) as SiteManifest)
}

/** Returns the number of the last version; 0 if there is none. */
export async function getLastSiteVersionNumber(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('site_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/** Returns the served version of a client's site and its administrators' permissions, uncached. */
export async function readServedVersionAndPermissions(
  db: Db,
  clientId: number,
): Promise<{ publishedVersion: number | null; publishedHash: string | null; permissions: SitePermissions }> {
  const row = await db
    .selectFrom('clients')
    .select(['published_version as publishedVersion', 'published_hash as publishedHash'])
    .select(['can_edit_pages', 'can_edit_look', 'can_edit_styles'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const permissions = {
    pages: row.can_edit_pages === 1,
    look: row.can_edit_look === 1,
    css: row.can_edit_styles === 1,
  }
  const { publishedVersion, publishedHash } = row
  return { publishedVersion, publishedHash, permissions }
}

export async function saveSitePermissions(
  db: Db,
  clientId: number,
  permissions: SitePermissions,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({
      can_edit_pages: toFlag(permissions.pages),
      can_edit_look: toFlag(permissions.look),
      can_edit_styles: toFlag(permissions.css),
      ...incrementSiteVersion,
    })
    .where('id', '=', clientId)
    .execute()
}
