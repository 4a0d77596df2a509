import { type AuthoredVacancyContent, getVacancyFiles } from '../../../src/schemas/authoring/authoredVacancy'
import type { Db } from '../../db/openDatabase'
import type { ScheduledContent } from './scheduledChanges.repository'

/** The stored file of an authored vacancy's document, without its content. */
export interface DocumentFile {
  sha256: string
  mime: string
  size: number
}

/** Stores a document. If it is stored already, updates its date so that it is not purged soon. */
export async function saveDocument(
  db: Db,
  clientId: number,
  { bytes, createdAt, ...document }: DocumentFile & { bytes: Uint8Array; createdAt: string },
): Promise<void> {
  if (await findDocument(db, clientId, document.sha256)) {
    await db
      .updateTable('own_vacancy_files')
      .set({ created_at: createdAt })
      .where('client_id', '=', clientId)
      .where('sha256', '=', document.sha256)
      .execute()
    return
  }
  await db
    .insertInto('own_vacancy_files')
    .values({ client_id: clientId, ...document, content: bytes, created_at: createdAt })
    .execute()
}

export async function findDocument(
  db: Db,
  clientId: number,
  sha256: string,
): Promise<DocumentFile | undefined> {
  return db
    .selectFrom('own_vacancy_files')
    .select(['sha256', 'mime', 'size'])
    .where('client_id', '=', clientId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

export async function readDocumentBytes(
  db: Db,
  clientId: number,
  sha256: string,
): Promise<{ mime: string; content: Uint8Array } | undefined> {
  return db
    .selectFrom('own_vacancy_files')
    .select(['mime', 'content'])
    .where('client_id', '=', clientId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/** Returns the clients with documents stored before `cutoff`. Used by the purge, which covers all clients. */
export async function listClientsWithOldDocuments(db: Db, cutoff: string): Promise<number[]> {
  const rows = await db
    .selectFrom('own_vacancy_files')
    .select('client_id as clientId')
    .distinct()
    .where('created_at', '<', cutoff)
    .execute()
  return rows.map(({ clientId }) => clientId)
}

/** Returns the hashes of the documents stored before `cutoff`. */
export async function listOldDocumentHashes(db: Db, clientId: number, cutoff: string): Promise<string[]> {
  const rows = await db
    .selectFrom('own_vacancy_files')
    .select('sha256')
    .where('client_id', '=', clientId)
    .where('created_at', '<', cutoff)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Returns the hashes of all documents that a draft, a scheduled change or a version of the client's vacancies uses.
 */
export async function listReferencedDocumentHashes(db: Db, clientId: number): Promise<Set<string>> {
  const fileIdPattern = '%"fileId"%'
  const drafts = await db
    .selectFrom('own_vacancies')
    .select(['content', 'change'])
    .where('client_id', '=', clientId)
    .where((eb) => eb.or([eb('content', 'like', fileIdPattern), eb('change', 'like', fileIdPattern)]))
    .execute()
  const versions = await db
    .selectFrom('own_vacancy_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('content', 'like', fileIdPattern)
    .execute()
  const contents = [
    ...[...drafts, ...versions].map(({ content }) => JSON.parse(content) as AuthoredVacancyContent),
    ...drafts.flatMap(({ change }) => (change ? [(JSON.parse(change) as ScheduledContent).content] : [])),
  ]
  return new Set(contents.flatMap(getVacancyFiles).map(({ fileId }) => fileId))
}

export async function deleteDocument(db: Db, clientId: number, sha256: string): Promise<void> {
  await db
    .deleteFrom('own_vacancy_files')
    .where('client_id', '=', clientId)
    .where('sha256', '=', sha256)
    .execute()
}
