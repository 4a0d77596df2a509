import type { LibraryQuestion } from '../../../src/schemas/vacancies/ownVacancy'
import type { Db } from '../../db/openDatabase'

export interface KeptQuestion extends Omit<LibraryQuestion, 'usedIn'> {
  updatedAt: string
}

/** By name. */
export async function listLibrary(db: Db, clientId: number): Promise<KeptQuestion[]> {
  const rows = await libraryRows(db, clientId).orderBy('name').orderBy('guid').execute()
  return rows.map(toQuestion)
}

export async function findLibraryQuestion(
  db: Db,
  clientId: number,
  id: string,
): Promise<KeptQuestion | undefined> {
  const row = await libraryRows(db, clientId).where('guid', '=', id).executeTakeFirst()
  return row && toQuestion(row)
}

function libraryRows(db: Db, clientId: number) {
  return db
    .selectFrom('library_questions')
    .select(['guid as id', 'name', 'question', 'updated_at as updatedAt'])
    .where('client_id', '=', clientId)
}

function toQuestion({
  question,
  ...row
}: Omit<KeptQuestion, 'question'> & { question: string }): KeptQuestion {
  return { ...row, question: JSON.parse(question) as KeptQuestion['question'] }
}

export async function addLibraryQuestion(db: Db, clientId: number, kept: KeptQuestion): Promise<void> {
  await db
    .insertInto('library_questions')
    .values({ client_id: clientId, guid: kept.id, ...columnsOf(kept) })
    .execute()
}

export async function saveLibraryQuestion(db: Db, clientId: number, kept: KeptQuestion): Promise<void> {
  await db
    .updateTable('library_questions')
    .set(columnsOf(kept))
    .where('client_id', '=', clientId)
    .where('guid', '=', kept.id)
    .execute()
}

function columnsOf({ name, question, updatedAt }: KeptQuestion) {
  return { name, question: JSON.stringify(question), updated_at: updatedAt }
}

/** @returns whether it was there */
export async function removeLibraryQuestion(db: Db, clientId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('library_questions')
    .where('client_id', '=', clientId)
    .where('guid', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}
