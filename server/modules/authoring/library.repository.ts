import type { LibraryQuestion } from '../../../src/schemas/authoring/authoredVacancy'
import type { LibraryGroup, LibraryGroupContent } from '../../../src/schemas/authoring/libraryGroup'
import { compareText } from '../../../src/schemas/fields/compareText'
import type { Db } from '../../db/openDatabase'

export interface StoredGroup extends Omit<LibraryGroup, 'usedIn'> {
  updatedAt: string
}

const compareByName = (item: { name: string }, other: { name: string }) => compareText(item.name, other.name)

/** Lists the groups, sorted by name. */
export async function listLibraryGroups(db: Db, clientId: number): Promise<StoredGroup[]> {
  const rows = await selectGroupRows(db, clientId).orderBy('guid').execute()
  return rows.map(toGroup).sort(compareByName)
}

export async function findLibraryGroup(
  db: Db,
  clientId: number,
  id: string,
): Promise<StoredGroup | undefined> {
  const row = await selectGroupRows(db, clientId).where('guid', '=', id).executeTakeFirst()
  return row && toGroup(row)
}

function selectGroupRows(db: Db, clientId: number) {
  return db
    .selectFrom('library_groups')
    .select(['guid as id', 'name', 'content', 'updated_at as updatedAt'])
    .where('client_id', '=', clientId)
}

function toGroup({ content, ...row }: Omit<StoredGroup, 'group'> & { content: string }): StoredGroup {
  return { ...row, group: JSON.parse(content) as LibraryGroupContent }
}

export async function addLibraryGroup(db: Db, clientId: number, group: StoredGroup): Promise<void> {
  await db
    .insertInto('library_groups')
    .values({ client_id: clientId, guid: group.id, ...toGroupColumns(group) })
    .execute()
}

export async function saveLibraryGroup(db: Db, clientId: number, group: StoredGroup): Promise<void> {
  await db
    .updateTable('library_groups')
    .set(toGroupColumns(group))
    .where('client_id', '=', clientId)
    .where('guid', '=', group.id)
    .execute()
}

function toGroupColumns({ name, group, updatedAt }: StoredGroup) {
  return { name, content: JSON.stringify(group), updated_at: updatedAt }
}

/** @returns whether the group existed */
export async function removeLibraryGroup(db: Db, clientId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('library_groups')
    .where('client_id', '=', clientId)
    .where('guid', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export interface StoredQuestion extends Omit<LibraryQuestion, 'usedIn'> {
  updatedAt: string
}

/** Lists the questions, sorted by name. */
export async function listLibraryQuestions(db: Db, clientId: number): Promise<StoredQuestion[]> {
  const rows = await selectQuestionRows(db, clientId).orderBy('guid').execute()
  return rows.map(toQuestion).sort(compareByName)
}

export async function findLibraryQuestion(
  db: Db,
  clientId: number,
  id: string,
): Promise<StoredQuestion | undefined> {
  const row = await selectQuestionRows(db, clientId).where('guid', '=', id).executeTakeFirst()
  return row && toQuestion(row)
}

function selectQuestionRows(db: Db, clientId: number) {
  return db
    .selectFrom('library_questions')
    .select(['guid as id', 'name', 'question', 'updated_at as updatedAt'])
    .where('client_id', '=', clientId)
}

function toQuestion({
  question,
  ...row
}: Omit<StoredQuestion, 'question'> & { question: string }): StoredQuestion {
  return { ...row, question: JSON.parse(question) as StoredQuestion['question'] }
}

export async function addLibraryQuestion(db: Db, clientId: number, question: StoredQuestion): Promise<void> {
  await db
    .insertInto('library_questions')
    .values({ client_id: clientId, guid: question.id, ...toQuestionColumns(question) })
    .execute()
}

export async function saveLibraryQuestion(db: Db, clientId: number, question: StoredQuestion): Promise<void> {
  await db
    .updateTable('library_questions')
    .set(toQuestionColumns(question))
    .where('client_id', '=', clientId)
    .where('guid', '=', question.id)
    .execute()
}

function toQuestionColumns({ name, question, updatedAt }: StoredQuestion) {
  return { name, question: JSON.stringify(question), updated_at: updatedAt }
}

/** @returns whether the question existed */
export async function removeLibraryQuestion(db: Db, clientId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('library_questions')
    .where('client_id', '=', clientId)
    .where('guid', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}
