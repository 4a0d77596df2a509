import { createHash } from 'node:crypto'
import type { Db } from '../db/openDatabase'

export interface StoredFile {
  filename: string
  mime: string
  content: Uint8Array
}

/** Stores bytes; they are durable when the transaction that this stands in is. */
export async function addFile(
  db: Db,
  clientId: number,
  file: { mime: string; content: Uint8Array; createdAt: string },
): Promise<number> {
  const { id } = await db
    .insertInto('files')
    .values({
      client_id: clientId,
      sha256: createHash('sha256').update(file.content).digest('hex'),
      mime: file.mime,
      size: file.content.byteLength,
      content: file.content,
      created_at: file.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
