import type { DraftFields } from '../../schemas/drafts/draftFields'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { type CopyRecord, createDraftDatabase, type DraftDatabase, type FileRecord } from './draftDatabase'

/** Identifies one copy of a draft. */
export interface DraftCopyKey {
  writer: string
  /** ISO 8601 UTC. */
  savedAt: string
}

export interface DraftContent {
  formVersion: string
  fields: DraftFields
  /** Values; chosen files are `File` objects. */
  values: FormValues
}

export interface DraftCopy extends DraftCopyKey, DraftContent {
  /** Names of files that were not stored completely or could not be read back. */
  lostFiles: string[]
}

export interface DeviceDrafts {
  /** All copies of a draft, newest first. Removes expired copies of every draft first. */
  read: (draftKey: string) => Promise<DraftCopy[]>
  listCopies: (draftKey: string) => Promise<DraftCopyKey[]>
  /**
   * Writes this page's copy and removes `previousCopy`, the copy that it was based on, unless that has changed since.
   * @returns names of files that could not be stored, because they are unreadable or storage is full
   */
  write: (
    draftKey: string,
    copy: DraftCopyKey & DraftContent,
    previousCopy: DraftCopyKey | null,
  ) => Promise<string[]>
  /** Removes all copies of a draft except those of this writer. */
  removeOtherCopies: (draftKey: string, writer: string) => Promise<void>
  clear: (draftKey: string) => Promise<void>
  clearAll: () => Promise<void>
}

interface Options {
  now: () => number
  newKey: () => string
  retentionDays: number
  database?: DraftDatabase
}

type Connection = Parameters<Parameters<DraftDatabase['run']>[0]>[0]

const allStores = ['copies', 'files'] as const
const dayMs = 86_400_000
const getCopyId = (draftKey: string, writer: string) => `${draftKey} ${writer}`

export function createDeviceDrafts(options: Options): DeviceDrafts {
  const { now, newKey, retentionDays, database = createDraftDatabase() } = options
  /** Ids of files whose bytes are stored already. */
  const storedFileIds = new WeakMap<File, string>()

  async function removeExpired(connection: Connection): Promise<void> {
    const oldestTimestamp = new Date(now() - retentionDays * dayMs).toISOString()
    const oldRecords = (await connection.getAll('copies')).filter(({ savedAt }) => savedAt < oldestTimestamp)
    for (const { id, of } of oldRecords) await changeCopies(connection, of, (copies) => copies.delete(id))
  }

  /** Maps field keys to file ids and prepares records for files that are not stored yet. */
  async function prepareFiles(draftKey: string, files: [string, File][]) {
    const fileIds: Record<string, string> = {}
    const newFiles: FileRecord[] = []
    const unreadableFiles: string[] = []
    for (const [key, file] of files) {
      const existingId = storedFileIds.get(file)
      if (existingId && (await database.run((connection) => connection.getKey('files', existingId)))) {
        fileIds[key] = existingId
        continue
      }
      const bytes = await file.arrayBuffer().catch(() => null)
      if (!bytes) {
        unreadableFiles.push(file.name)
        continue
      }
      const id = newKey()
      const { name, type, lastModified, size } = file
      newFiles.push({ id, of: draftKey, name, type, lastModified, length: size, bytes })
      fileIds[key] = id
    }
    return { fileIds, newFiles, unreadableFiles }
  }

  return {
    read: (draftKey) =>
      database.run(async (connection) => {
        await removeExpired(connection)
        const records = await connection.getAllFromIndex('copies', 'of', draftKey)
        const copies = await Promise.all(
          records.map((record) => restoreCopy(connection, record, storedFileIds)),
        )
        return copies.sort(compareNewestFirst)
      }),
    listCopies: (draftKey) =>
      database.run(async (connection) => {
        const records = await connection.getAllFromIndex('copies', 'of', draftKey)
        return records.map(({ writer, savedAt }) => ({ writer, savedAt })).sort(compareNewestFirst)
      }),
    write: async (draftKey, { values, ...copy }, previousCopy) => {
      const { plainValues, files } = separateFiles(values)
      const { fileIds, newFiles, unreadableFiles } = await prepareFiles(draftKey, files)
      const putRecords = (records: FileRecord[], filesByKey: Record<string, string>) =>
        database.run((connection) =>
          changeCopies(connection, draftKey, async (copies, fileStore) => {
            for (const record of records) void fileStore.put(record).catch(() => undefined)
            await copies.put({
              ...copy,
              of: draftKey,
              id: getCopyId(draftKey, copy.writer),
              values: plainValues,
              files: filesByKey,
            })
            const oldRecord = previousCopy && (await copies.get(getCopyId(draftKey, previousCopy.writer)))
            if (oldRecord && oldRecord.writer !== copy.writer && oldRecord.savedAt === previousCopy.savedAt)
              await copies.delete(oldRecord.id)
          }),
        )
      try {
        await putRecords(newFiles, fileIds)
      } catch (error) {
        if (newFiles.length === 0 || (error as DOMException).name !== 'QuotaExceededError') throw error
        // The answers are small, so they may fit without the files.
        const isNewFile = (id: string) => newFiles.some((record) => record.id === id)
        await putRecords([], Object.fromEntries(Object.entries(fileIds).filter(([, id]) => !isNewFile(id))))
        return [...unreadableFiles, ...newFiles.map(({ name }) => name)]
      }
      for (const [key, file] of files) if (fileIds[key]) storedFileIds.set(file, fileIds[key])
      return unreadableFiles
    },
    removeOtherCopies: (draftKey, writer) =>
      database.run((connection) =>
        changeCopies(connection, draftKey, async (copies) => {
          for (const copy of await copies.index('of').getAll(draftKey))
            if (copy.writer !== writer) await copies.delete(copy.id)
        }),
      ),
    clear: (draftKey) =>
      database.run((connection) =>
        changeCopies(connection, draftKey, async (copies) => {
          for (const id of await copies.index('of').getAllKeys(draftKey)) await copies.delete(id)
        }),
      ),
    clearAll: () =>
      database.run(async (connection) => {
        for (const store of allStores) await connection.clear(store)
      }),
  }
}

const compareNewestFirst = (copy: DraftCopyKey, otherCopy: DraftCopyKey) =>
  copy.savedAt < otherCopy.savedAt ? 1 : -1

/** Changes the copies of a draft and deletes files that no copy refers to, in the same transaction. */
async function changeCopies(
  connection: Connection,
  draftKey: string,
  operation: (
    copies: ReturnType<typeof startTransaction>['copies'],
    files: ReturnType<typeof startTransaction>['files'],
  ) => unknown,
): Promise<void> {
  const { transaction, copies, files } = startTransaction(connection)
  const runSteps = async () => {
    await operation(copies, files)
    const usedFileIds = new Set(
      (await copies.index('of').getAll(draftKey)).flatMap((copy) => Object.values(copy.files)),
    )
    for (const id of await files.index('of').getAllKeys(draftKey))
      if (!usedFileIds.has(id)) await files.delete(id)
  }
  // The transaction's error names the cause. The error of a single request only says that the transaction ended.
  const [completion, stepResult] = await Promise.allSettled([transaction.done, runSteps()])
  if (completion.status === 'rejected') throw completion.reason
  if (stepResult.status === 'rejected') throw stepResult.reason
}

function startTransaction(connection: Connection) {
  const transaction = connection.transaction(allStores, 'readwrite')
  return { transaction, copies: transaction.objectStore('copies'), files: transaction.objectStore('files') }
}

function separateFiles(values: FormValues): { plainValues: FormValues; files: [string, File][] } {
  const files = Object.entries(values).filter((entry): entry is [string, File] => entry[1] instanceof File)
  const fileKeys = new Set(files.map(([key]) => key))
  return {
    plainValues: Object.fromEntries(Object.entries(values).filter(([key]) => !fileKeys.has(key))),
    files,
  }
}

/** Restores a copy with its files. A file whose length differs from the stored length counts as lost. */
async function restoreCopy(
  connection: Connection,
  record: CopyRecord,
  storedFileIds: WeakMap<File, string>,
): Promise<DraftCopy> {
  const { writer, savedAt, formVersion, fields, files } = record
  const values = { ...record.values }
  const lostFiles: string[] = []
  for (const [key, id] of Object.entries(files)) {
    const fileRecord = await connection.get('files', id)
    if (fileRecord?.bytes instanceof ArrayBuffer && fileRecord.bytes.byteLength === fileRecord.length) {
      const file = new File([fileRecord.bytes], fileRecord.name, {
        type: fileRecord.type,
        lastModified: fileRecord.lastModified,
      })
      storedFileIds.set(file, id)
      values[key] = file
    } else lostFiles.push(fields[key]?.answer ?? fileRecord?.name ?? key)
  }
  return { writer, savedAt, formVersion, fields, values, lostFiles }
}
