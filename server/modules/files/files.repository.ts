import { createHash } from 'node:crypto'
import type { Db } from '../../db/openDatabase'

/** Where a file's bytes are, and what the scanner said of them. */
export interface FileBytes {
  fileId: number
  /** Empty when an object store has the bytes. */
  content: Uint8Array
  objectKey: string | null
  /** 'none' until a scanner has looked. */
  scan: string
}

export interface StoredFile extends FileBytes {
  filename: string
  mime: string
}

/** What a new row says; hash and size are those of the bytes, wherever they stand. */
export interface NewFile {
  mime: string
  bytes: Uint8Array
  objectKey?: string | null
  createdAt: string
}

/** Stores a file; it is durable when the transaction that this stands in is. */
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

/** Which of these objects a file of any client still names: the question of the sweep, which knows no client. */
export async function namedObjects(db: Db, objectKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('object_key')
    .where('object_key', 'in', objectKeys)
    .execute()
  return new Set(rows.flatMap((row) => row.object_key ?? []))
}
