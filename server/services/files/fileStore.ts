/** Bytes as a row of `files` has them: inside it, or under a key of the object store. */
export interface StoredBytes {
  content: Uint8Array
  objectKey: string | null
}

/** The store did not do its work; what was asked of it may be worth asking again. */
export class FileStoreError extends Error {
  /** As the store names it, such as `NoSuchKey`, `SlowDown`, `TimeoutError`. */
  readonly code: string

  constructor(code: string, message = `The object store failed: ${code}`) {
    super(message)
    this.code = code
  }
}

/**
 * Where applicants' bytes stand. The database is the default: bytes and the row that names them are one commit. An
 * object store gets them before the commit; what a commit then does not name is removed at once, or, after a crash, by
 * `foyer sweep-files`.
 */
export interface FileStore {
  /** When this resolves the bytes are as durable as the place that they went to. @throws FileStoreError, as all do */
  put: (clientId: number, bytes: Uint8Array) => Promise<StoredBytes>
  read: (stored: StoredBytes) => Promise<Uint8Array>
  remove: (objectKeys: readonly string[]) => Promise<void>
  /** Every object, and when it came; nothing where bytes stand in the database. */
  list: () => AsyncIterable<{ key: string; since: Date }>
}
