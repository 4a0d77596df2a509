import type { Db } from '../../db/openDatabase'

/** A document of a vacancy that is written in the browser. */
export interface VacancyDocument {
  sha256: string
  mime: string
  size: number
}

/** Keeps a document's bytes, unless they are kept already. */
export async function keepDocument(
  db: Db,
  clientId: number,
  { bytes, at, ...document }: VacancyDocument & { bytes: Uint8Array; at: string },
): Promise<void> {
  if (await findDocument(db, clientId, document.sha256)) return
  await db
    .insertInto('own_vacancy_files')
    .values({ client_id: clientId, ...document, content: bytes, created_at: at })
    .execute()
}

export async function findDocument(
  db: Db,
  clientId: number,
  sha256: string,
): Promise<VacancyDocument | undefined> {
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
