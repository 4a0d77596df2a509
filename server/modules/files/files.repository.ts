import { createHash } from 'node:crypto'
import type { Db } from '../../db/openDatabase'

/** A file's content and its scan result. */
export interface FileBytes {
  fileId: number
  /** Empty if an object store has the content. */
  content: Uint8Array
  objectKey: string | null
  /** 'none' until the file is scanned. */
  scan: string
}

export interface StoredFile extends FileBytes {
  filename: string
  mime: string
}

/** A new row; hash and size are computed from `bytes`, even if an object store has the content. */
export interface NewFile {
  mime: string
  bytes: Uint8Array
  objectKey?: string | null
  createdAt: string
}

/** Stores a file as part of the current transaction. @returns its id */
export async function addFile(db: Db, clientId: number, file: NewFile): Promise<number> {
  const objectKey = file.objectKey ?? null
  const { id } = await db
    .insertInto('files')
    .values({
      client_id: clientId,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      mime: file.mime,
      size: file.bytes.byteLength,
      content: objectKey === null ? file.bytes : new Uint8Array(),
      object_key: objectKey,
      created_at: file.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes files. @returns the keys of the objects with their content, which the caller must remove from the store */
export async function removeFiles(db: Db, clientId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await db
    .deleteFrom('files')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .returning('object_key')
    .execute()
  return files.flatMap((file) => file.object_key ?? [])
}

export async function recordScan(
  db: Db,
  clientId: number,
  fileId: number,
  scan: 'clean' | 'infected',
): Promise<void> {
  await db
    .updateTable('files')
    .set({ scan })
    .where('client_id', '=', clientId)
    .where('id', '=', fileId)
    .execute()
}

/** Returns which of these objects a file of any client refers to. Used by the sweep, which covers all clients. */
export async function findReferencedObjects(db: Db, objectKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('object_key')
    .where('object_key', 'in', objectKeys)
    .execute()
  return new Set(rows.flatMap((row) => row.object_key ?? []))
}
