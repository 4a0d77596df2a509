import type { ApplicationNote } from '../../../src/schemas/applications/buildNoteForm'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import { noteTexts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { addAudit, getUserLabel } from '../audit/audit.repository'
import type { Session } from '../sessions/session.types'
import { findApplication } from './applicationDetails.repository'
import * as notes from './notes.repository'

type NoteContext = Pick<ServerContext, 'db' | 'now'>

/**
 * Adds a note for colleagues. The audit records that a note was added, but not its text. @throws not-found, invalid
 */
export async function addNote(
  { db, now }: NoteContext,
  session: Session,
  applicationId: number,
  writtenText: string,
): Promise<ApplicationNote> {
  const { clientId, userId } = session
  const text = requireNoteText(writtenText)
  return runInTransaction(db, async (trx) => {
    orNotFound(await findApplication(trx, clientId, applicationId))
    const timestamp = now().toISOString()
    const username = await getUserLabel(trx, clientId, userId)
    const id = await notes.addNote(trx, clientId, { applicationId, userId, username, text, at: timestamp })
    await auditNote(trx, session, 'note written', applicationId, timestamp)
    return { id, by: username, text, at: timestamp, changedAt: null, isOwn: true }
  })
}

/** Changes a note of the user. @throws not-found, also for a colleague's note; invalid */
export async function changeNote(
  { db, now }: NoteContext,
  session: Session,
  { id, applicationId }: { id: number; applicationId: number },
  writtenText: string,
): Promise<void> {
  const { clientId, userId } = session
  const change = { text: requireNoteText(writtenText), changedAt: now().toISOString() }
  await runInTransaction(db, async (trx) => {
    if (!(await notes.changeNote(trx, clientId, { id, applicationId, userId }, change)))
      throw new ProblemError('not-found')
    await auditNote(trx, session, 'note changed', applicationId, change.changedAt)
  })
}

/** Deletes a note of the user. @throws not-found, also for a colleague's note */
export async function removeNote(
  { db, now }: NoteContext,
  session: Session,
  { id, applicationId }: { id: number; applicationId: number },
): Promise<void> {
  const { clientId, userId } = session
  await runInTransaction(db, async (trx) => {
    if (!(await notes.removeNote(trx, clientId, { id, applicationId, userId })))
      throw new ProblemError('not-found')
    await auditNote(trx, session, 'note removed', applicationId, now().toISOString())
  })
}

/** Returns the text without surrounding blanks. @throws invalid if the result is empty */
function requireNoteText(writtenText: string): string {
  const text = writtenText.trim()
  if (text) return text
  throw new ProblemError('invalid', { errors: [{ path: '/text', message: noteTexts.empty }] })
}

function auditNote(
  db: Db,
  session: Session,
  action: AuditAction,
  applicationId: number,
  timestamp: string,
): Promise<void> {
  const { clientId, userId, address } = session
  return addAudit(db, clientId, {
    userId,
    address,
    action,
    subject: `application:${applicationId}`,
    at: timestamp,
  })
}
