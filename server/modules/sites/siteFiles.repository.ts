import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import type { Db } from '../../db/openDatabase'
import { preparedQuery } from '../../db/preparedQuery'

/** Keeps bytes of a client's site, unless they are kept already; durable when the transaction that this stands in is. */
export async function keepSiteFile(
  db: Db,
  clientId: number,
  { file, bytes, at }: { file: SiteFile; bytes: Uint8Array; at: string },
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
      created_at: at,
    })
    .execute()
}

/** What is known of kept bytes. */
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

function bytesQuery(db: Db, { clientId, hash }: { clientId: number; hash: string }) {
  return db
    .selectFrom('site_files')
    .select('content')
    .where('client_id', '=', clientId)
    .where('sha256', '=', hash)
}

const bytesOf = preparedQuery(bytesQuery)

export async function readSiteFile(db: Db, clientId: number, hash: string): Promise<Buffer | undefined> {
  const row = await bytesOf(db, { clientId, hash })
  return row && Buffer.from(row.content)
}

/** Clients that have bytes which came before `before`: the question of the sweep, which knows no client. */
export async function clientsWithSiteFiles(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('site_files')
    .select('client_id as clientId')
    .distinct()
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ clientId }) => clientId)
}

/** By hash, those that came before `before`. */
export async function listSiteFiles(db: Db, clientId: number, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_files')
    .select('sha256')
    .where('client_id', '=', clientId)
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

export async function dropSiteFile(db: Db, clientId: number, hash: string): Promise<void> {
  await db.deleteFrom('site_files').where('client_id', '=', clientId).where('sha256', '=', hash).execute()
}
