import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { S3Client } from '@aws-sdk/client-s3'
import { EnvironmentError } from '../../config/environmentError'
import type { BucketSettings } from '../../config/fileSettings'

/** A file's content as in a row of `files`: in the row, or under a key of the object store. */
export interface StoredBytes {
  content: Uint8Array
  objectKey: string | null
}

/** The object store failed, and a retry may succeed; or the file needs an object store, and none is configured. */
export class FileStoreError extends Error {
  /** The store's error code, with the HTTP status if there is one: `TimeoutError`, `NoSuchKey 404`. */
  readonly code: string

  constructor(code: string, message = `The object store failed: ${code}`) {
    super(message)
    this.code = code
  }
}

/**
 * Stores the content of applicants' files. The default store is the database, so content and row are committed
 * together. An object store receives the content before the commit; objects that no committed row refers to are
 * removed immediately or, after a crash, by `foyer sweep-files`.
 */
export interface FileStore {
  /** Resolves when the content is stored durably. @throws FileStoreError, like all methods */
  put: (clientId: number, bytes: Uint8Array) => Promise<StoredBytes>
  read: (storedBytes: StoredBytes) => Promise<Uint8Array>
  remove: (objectKeys: readonly string[]) => Promise<void>
  /** Lists every object with the date-time of its upload; empty if the database stores the content. */
  list: () => AsyncIterable<{ key: string; modifiedAt: Date }>
}

type Sdk = typeof import('@aws-sdk/client-s3')

/** Limits the waiting time, so that an unresponsive store does not block an applicant. The SDK tries three times. */
const requestHandlerOptions = {
  connectionTimeout: 3000,
  requestTimeout: 10_000,
  socketTimeout: 10_000,
  throwOnRequestTimeout: true,
}

/**
 * Creates a store that uses a bucket of an S3-compatible service. The SDK is loaded when the store is first used.
 * @throws EnvironmentError if the SDK is not installed
 */
export function createBucketStore({ bucket, prefix, endpoint, region }: BucketSettings): FileStore {
  requireInstalled('@aws-sdk/client-s3', 'FOYER_FILES')
  let sdkPromise: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const loadSdk = () => {
    sdkPromise ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        requestHandler: requestHandlerOptions,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      }),
    }))
    return sdkPromise
  }
  return {
    put: async (clientId, bytes) => {
      const { sdk, client } = await loadSdk()
      const objectKey = `${prefix}${clientId}/${randomUUID()}`
      const object = { Bucket: bucket, Key: objectKey, Body: bytes, ContentType: 'application/octet-stream' }
      const putCommand = new sdk.PutObjectCommand({ ...object, ChecksumAlgorithm: 'SHA256' })
      await client.send(putCommand).catch(throwStoreError)
      return { content: new Uint8Array(), objectKey }
    },
    read: async ({ content, objectKey }) => {
      if (objectKey === null) return content
      const { sdk, client } = await loadSdk()
      const getCommand = new sdk.GetObjectCommand({ Bucket: bucket, Key: objectKey })
      const { Body } = await client.send(getCommand).catch(throwStoreError)
      if (!Body) throw new FileStoreError('NoBody')
      return Body.transformToByteArray().catch(throwStoreError)
    },
    remove: async (objectKeys) => {
      const { sdk, client } = await loadSdk()
      for (const Key of objectKeys) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key })).catch(throwStoreError)
      }
    },
    list: async function* () {
      const { sdk, client } = await loadSdk()
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified }
      }
    },
  }
}

/** Throws a FileStoreError with only the error's code and status: the store's message may contain keys and addresses. */
function throwStoreError(error: unknown): never {
  const { name, code, $metadata } = error as Partial<Record<'name' | 'code', string>> & {
    $metadata?: { httpStatusCode?: number }
  }
  throw new FileStoreError(`${code ?? name} ${$metadata?.httpStatusCode ?? ''}`.trim())
}

const { resolve } = createRequire(import.meta.url)

/** @throws EnvironmentError if an optional package that a variable requires is not installed */
function requireInstalled(name: string, variable: string): void {
  try {
    resolve(name)
  } catch {
    throw new EnvironmentError(
      `${variable} needs the package ${name}, which is not installed: npm install --global ${name}`,
    )
  }
}

/** Returns the store for these settings; without settings, the database. */
export function createFileStore(settings: BucketSettings | null): FileStore {
  return settings ? createBucketStore(settings) : databaseFileStore
}

const databaseFileStore: FileStore = {
  put: async (_clientId, bytes) => ({ content: bytes, objectKey: null }),
  read: async ({ content, objectKey }) => {
    if (objectKey === null) return content
    throw new FileStoreError(
      'NotConfigured',
      'The content of this file is in an object store, but FOYER_FILES is not set.',
    )
  },
  remove: async () => {},
  list: async function* () {},
}
