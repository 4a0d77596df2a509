import type { BucketSettings } from '../../environment/fileStoreSettings'
import { openBucket } from './bucket'
import { type FileStore, FileStoreError } from './fileStore'

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
