import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../../config/fileSettings'

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

type Sdk = typeof import('@aws-sdk/client-s3')

/** A store that says nothing must not hold an applicant for ever. The SDK tries three times. */
const patience = {
  connectionTimeout: 3000,
  requestTimeout: 10_000,
  socketTimeout: 10_000,
  throwOnRequestTimeout: true,
}

/** A bucket of anything that speaks S3. The SDK is loaded when the first file comes: most installations need none. */
export function openBucket({ bucket, prefix, endpoint, region }: BucketSettings): FileStore {
  let loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const load = () => {
    loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        requestHandler: patience,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      }),
    }))
    return loaded
  }
  return {
    put: async (clientId, bytes) => {
      const { sdk, client } = await load()
      const objectKey = `${prefix}${clientId}/${randomUUID()}`
      const object = { Bucket: bucket, Key: objectKey, Body: bytes, ContentType: 'application/octet-stream' }
      const put = new sdk.PutObjectCommand({ ...object, ChecksumAlgorithm: 'SHA256' })
      await client.send(put).catch(storeFailed)
      return { content: new Uint8Array(), objectKey }
    },
    read: async ({ content, objectKey }) => {
      if (objectKey === null) return content
      const { sdk, client } = await load()
      const get = new sdk.GetObjectCommand({ Bucket: bucket, Key: objectKey })
      const { Body } = await client.send(get).catch(storeFailed)
      if (!Body) throw new FileStoreError('NoBody')
      return Body.transformToByteArray().catch(storeFailed)
    },
    remove: async (objectKeys) => {
      const { sdk, client } = await load()
      for (const Key of objectKeys) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key })).catch(storeFailed)
      }
    },
    list: async function* () {
      const { sdk, client } = await load()
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, since: LastModified }
      }
    },
  }
}

/** Its own words may hold keys and addresses: a name is enough. */
function storeFailed(error: unknown): never {
  const { name, code, $metadata } = error as Partial<Record<'name' | 'code', string>> & {
    $metadata?: { httpStatusCode?: number }
  }
  throw new FileStoreError(`${code ?? name} ${$metadata?.httpStatusCode ?? ''}`.trim())
}

/** The store of these settings; without any, the database itself. */
export function openFileStore(settings: BucketSettings | null): FileStore {
  return settings ? openBucket(settings) : insideTheDatabase
}

const insideTheDatabase: FileStore = {
  put: async (_clientId, bytes) => ({ content: bytes, objectKey: null }),
  read: async ({ content, objectKey }) => {
    if (objectKey === null) return content
    throw new FileStoreError(
      'NotConfigured',
      'The bytes of this file are in an object store: FOYER_FILES must name it.',
    )
  },
  remove: async () => {},
  list: async function* () {},
}
