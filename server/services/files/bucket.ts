import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../../environment/fileStoreSettings'
import { type FileStore, FileStoreError } from './fileStore'

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
