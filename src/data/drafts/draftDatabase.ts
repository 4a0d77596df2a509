import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftFields } from '../../schemas/drafts/draftFields'
import type { FormValues } from '../../schemas/fields/fieldValue'

/** A draft as one page wrote it. Two tabs on one draft write two of them. */
export interface CopyRecord {
  id: string
  /** The draft: client and vacancy. */
  of: string
  /** The page that wrote it. */
  writer: string
  /** ISO 8601 UTC. */
  savedAt: string
  formVersion: string
  fields: DraftFields
  /** All answers but files. */
  values: FormValues
  /** The ids of its files by field key. */
  files: Record<string, string>
}

/** A chosen file, taken apart: some browsers give files back broken that were stored whole. */
export interface FileRecord {
  id: string
  of: string
  name: string
  type: string
  lastModified: number
  /** Bytes; what is read back is held against it. */
  length: number
  bytes: ArrayBuffer
}

interface DraftSchema extends DBSchema {
  copies: { key: string; value: CopyRecord; indexes: { of: string } }
  files: { key: string; value: FileRecord; indexes: { of: string } }
}

type Connection = IDBPDatabase<DraftSchema>

export interface DraftDatabase {
  /**
   * Does some work, that may be done twice, on an open connection. One that has died is opened anew, not asked again.
   * Rejects with a `DOMException`: SecurityError where the browser keeps nothing, QuotaExceededError where there is no room.
   */
  run: <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>
}

/** What a connection that the browser has closed, or a transaction that it has ended, answers. */
const deaths = ['InvalidStateError', 'AbortError', 'UnknownError', 'TransactionInactiveError']
const mostOpenings = 3

/** The drafts that this origin keeps on the device. */
export function draftDatabase(): DraftDatabase {
  let opening: Promise<Connection> | null = null

  function open(): Promise<Connection> {
    opening ??= openDB<DraftSchema>('foyer-drafts', 1, {
      upgrade: (connection) => {
        connection.createObjectStore('copies', { keyPath: 'id' }).createIndex('of', 'of')
        connection.createObjectStore('files', { keyPath: 'id' }).createIndex('of', 'of')
      },
      blocking: close,
      terminated: () => {
        opening = null
      },
    })
    return opening
  }

  function close(): void {
    void opening?.then(
      (connection) => connection.close(),
      () => undefined,
    )
    opening = null
  }

  return {
    run: async (work) => {
      for (let time = 1; ; time++) {
        try {
          return await work(await open())
        } catch (error) {
          close()
          if (time === mostOpenings || !deaths.includes((error as DOMException).name)) throw error
        }
      }
    },
  }
}
