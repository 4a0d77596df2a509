import type { ApplicationNote } from '../../../src/schemas/applications/buildNoteForm'
import type { Db } from '../../db/openDatabase'

interface NewNote {
  applicationId: number
  userId: number | null
  username: string | null
  text: string
  /** ISO 8601 UTC. */
  at: string
}

export async function addNote(db: Db, clientId: number, note: NewNote): Promise<number> {
  const { id } = await db
    .insertInto('application_notes')
    .values({
      ...{ client_id: clientId, application_id: note.applicationId, user_id: note.userId },
      ...{ username: note.username, text: note.text, at: note.at, changed_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Lists the notes of an application, oldest first. @param reader user whose notes are marked as own; null marks none
 */
export async function listNotes(
  db: Db,
  clientId: number,
  applicationId: number,
  reader: number | null,
): Promise<ApplicationNote[]> {
  const rows = await db
    .selectFrom('application_notes')
    .select(['id', 'user_id', 'username', 'text', 'at', 'changed_at'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, user_id, username, text, at, changed_at }) => ({
    ...{ id, by: username, text, at, changedAt: changed_at },
    isOwn: reader !== null && user_id === reader,
  }))
}

/** Identifies a note together with its author: users can change only their own notes. */
export interface AuthoredNote {
  id: number
  applicationId: number
  userId: number | null
}

/** @returns false if the user has no such note */
export async function changeNote(
  db: Db,
  clientId: number,
  { id, applicationId, userId }: AuthoredNote,
  { text, changedAt }: { text: string; changedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application_notes')
    .set({ text, changed_at: changedAt })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false if the user has no such note */
export async function removeNote(
  db: Db,
  clientId: number,
  { id, applicationId, userId }: AuthoredNote,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('application_notes')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
