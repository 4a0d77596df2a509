import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../fileStoreSettings'
import type { FileStore } from './fileStore'

type Sdk = typeof import('@aws-sdk/client-s3')

/** A bucket of anything that speaks S3. The SDK is loaded when the first file comes: most installations need none. */
export function openBucket({ bucket, prefix, endpoint, region }: BucketSettings): FileStore {
  let loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const load = () => {
    loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) }),
    }))
    return loaded
  }
  return {
    put: async (clientId, bytes) => {
      const { sdk, client } = await load()
      const objectKey = `${prefix}${clientId}/${randomUUID()}`
      await client.send(
        new sdk.PutObjectCommand({
          Bucket: bucket,
          Key: objectKey,
          Body: bytes,
          ContentType: 'application/octet-stream',
          ChecksumAlgorithm: 'SHA256',
        }),
      )
      return { content: new Uint8Array(), objectKey }
    },
    read: async ({ content, objectKey }) => {
      if (objectKey === null) return content
      const { sdk, client } = await load()
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: objectKey }))
      if (!Body) throw new Error('The object store answered without a body.')
      return Body.transformToByteArray()
    },
    remove: async (objectKeys) => {
      const { sdk, client } = await load()
      for (const Key of objectKeys) await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }))
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
