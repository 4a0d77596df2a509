import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftFields } from '../../schemas/drafts/draftFields'
import type { FormValues } from '../../schemas/fields/fieldValue'

/** One page's copy of a draft. Two tabs that edit the same draft write two copies. */
export interface CopyRecord {
  id: string
  /** The draft key: client code and vacancy GUID. */
  of: string
  /** Id of the page that wrote the copy. */
  writer: string
  /** ISO 8601 UTC. */
  savedAt: string
  formVersion: string
  fields: DraftFields
  /** All answers except files. */
  values: FormValues
  /** File ids by field key. */
  files: Record<string, string>
}

/** A chosen file, stored as bytes and metadata: some browsers return stored `File` objects broken. */
export interface FileRecord {
  id: string
  /** The draft key. */
  of: string
  name: string
  type: string
  lastModified: number
  /** Length in bytes; compared with the bytes that are read back. */
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
   * Runs `operation` on an open connection. The operation may run more than once, because a closed connection is
   * reopened. Rejects with a `DOMException`: SecurityError if the browser denies storage, QuotaExceededError if it is
   * full.
   */
  run: <Result>(operation: (connection: Connection) => Promise<Result>) => Promise<Result>
}

/** Error names of a connection that the browser has closed or a transaction that it has aborted. */
const fatalErrorNames = ['InvalidStateError', 'AbortError', 'UnknownError', 'TransactionInactiveError']
const maxAttempts = 3

/** Creates the access to the IndexedDB database of drafts on this device. */
export function createDraftDatabase(): DraftDatabase {
  let connectionPromise: Promise<Connection> | null = null

  function open(): Promise<Connection> {
    connectionPromise ??= openDB<DraftSchema>('foyer-drafts', 1, {
      upgrade: (connection) => {
        connection.createObjectStore('copies', { keyPath: 'id' }).createIndex('of', 'of')
        connection.createObjectStore('files', { keyPath: 'id' }).createIndex('of', 'of')
      },
      blocking: close,
      terminated: () => {
        connectionPromise = null
      },
    })
    return connectionPromise
  }

  function close(): void {
    void connectionPromise?.then(
      (connection) => connection.close(),
      () => undefined,
    )
    connectionPromise = null
  }

  return {
    run: async (operation) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await operation(await open())
        } catch (error) {
          close()
          if (attempt === maxAttempts || !fatalErrorNames.includes((error as DOMException).name)) throw error
        }
      }
    },
  }
}
