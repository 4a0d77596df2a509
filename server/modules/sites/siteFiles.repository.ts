import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

/** Stores a file of a client's site unless it is already stored. */
export async function storeSiteFile(
  db: Db,
  clientId: number,
  { file, bytes, at: createdAt }: { file: SiteFile; bytes: Uint8Array; at: string },
): Promise<void> {
  if (await findSiteFile(db, clientId, file.hash)) return
  await db
    .insertInto('site_files')
    .values({
      client_id: clientId,
      sha256: file.hash,
      mime: file.type,
      size: file.size,
      width: file.width ?? null,
      height: file.height ?? null,
      content: bytes,
      created_at: createdAt,
    })
    .execute()
}

/** Returns the metadata of a stored file. */
export async function findSiteFile(db: Db, clientId: number, hash: string): Promise<SiteFile | undefined> {
  const row = await db
    .selectFrom('site_files')
    .select(['sha256 as hash', 'size', 'mime as type', 'width', 'height'])
    .where('client_id', '=', clientId)
    .where('sha256', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { width, height, ...file } = row
  return width === null || height === null ? file : { ...file, width, height }
}

function buildBytesQuery(db: Db, { clientId, hash }: { clientId: number; hash: string }) {
  return db
    .selectFrom('site_files')
    .select('content')
    .where('client_id', '=', clientId)
    .where('sha256', '=', hash)
}

const findBytes = prepareQuery(buildBytesQuery)

/** Returns the bytes of a stored file, not cached; see `readSiteBytes`. */
export async function findSiteFileBytes(db: Db, clientId: number, hash: string): Promise<Buffer | undefined> {
  const row = await findBytes(db, { clientId, hash })
  return row && Buffer.from(row.content)
}

/** Lists clients with files stored before `cutoff`, for the sweep over all clients. */
export async function listClientsWithSiteFiles(db: Db, cutoff: string): Promise<number[]> {
  const rows = await db
    .selectFrom('site_files')
    .select('client_id as clientId')
    .distinct()
    .where('created_at', '<', cutoff)
    .execute()
  return rows.map(({ clientId }) => clientId)
}

/** Lists the hashes of files stored before `cutoff`. */
export async function listSiteFileHashes(db: Db, clientId: number, cutoff: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_files')
    .select('sha256')
    .where('client_id', '=', clientId)
    .where('created_at', '<', cutoff)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

export async function removeSiteFile(db: Db, clientId: number, hash: string): Promise<void> {
  await db.deleteFrom('site_files').where('client_id', '=', clientId).where('sha256', '=', hash).execute()
}
