import type { ActiveSessions, NewDevice } from '../../../src/schemas/accountSecurity/accountSecurity.types'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import type { Session } from '../sessions/session.types'
import { endSession, endSessions } from '../sessions/sessions.repository'
import {
  findActiveSessionSid,
  listActiveSessions,
  listNewDevices,
  type UserSession,
} from './activeSessions.repository'
import { confirmPassword } from './confirmPassword'

/** How long a new device is shown to the user, in milliseconds: 30 days. */
const newDeviceNoticeMs = 30 * 24 * 60 * 60_000

/** Password of the signed-in user, required so that an unattended or stolen session is not enough for a change. */
export interface PasswordConfirmation {
  currentPassword: string
  /** IP address of the request. */
  address: string
}

/** Returns the user's active sessions and new devices. */
export async function readActiveSessions(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, id, userId: sessionUserId }: Session,
): Promise<ActiveSessions> {
  const now = clock()
  const userId = orNotFound(sessionUserId)
  const activeSessions = await listActiveSessions(db, clientId, userId, now)
  const startTime = new Date(now.getTime() - newDeviceNoticeMs)
  const newDevices = await listNewDevices(db, clientId, { userId, id }, startTime)
  const activeIds = new Set(activeSessions.map((item) => item.id))
  return {
    sessions: activeSessions.map(({ lastUsed, ...item }) => ({
      ...toPublicSession(item),
      lastUsed,
      isThis: item.id === id,
    })),
    newDevices: newDevices.map((newDevice) => ({
      ...toPublicSession(newDevice),
      isOpen: activeIds.has(newDevice.id),
    })),
  }
}

function toPublicSession({ id, device, address, begun }: UserSession): Omit<NewDevice, 'isOpen'> {
  return { id, device, address, begun }
}

/** Ends one of the user's sessions: its next call and its next refresh fail. @throws invalid, too-many, not-found */
export async function endActiveSession(
  context: ServerContext,
  session: Session,
  id: number,
  { currentPassword, address }: PasswordConfirmation,
): Promise<void> {
  const { userId } = await confirmPassword(context, session, currentPassword, address)
  const now = context.now()
  await runInTransaction(context.db, async (trx) => {
    const sid = orNotFound(await findActiveSessionSid(trx, session.clientId, userId, id, now))
    await endSession(trx, session.clientId, sid, now)
    await recordAudit(trx, session, { action: 'session ended', subject: `session:${id}`, now })
  })
}

/** Ends all of the user's sessions except this one. @throws invalid, too-many */
export async function endOtherActiveSessions(
  context: ServerContext,
  session: Session,
  { currentPassword, address }: PasswordConfirmation,
): Promise<void> {
  const { userId } = await confirmPassword(context, session, currentPassword, address)
  const now = context.now()
  await runInTransaction(context.db, async (trx) => {
    await endSessions(trx, session.clientId, { userId, exceptSid: session.sid }, now)
    await recordAudit(trx, session, { action: 'other sessions ended', subject: `user:${userId}`, now })
  })
}

function recordAudit(
  trx: Db,
  { clientId, userId, address }: Session,
  { now, ...entry }: { action: AuditAction; subject: string; now: Date },
): Promise<void> {
  return addAudit(trx, clientId, { ...entry, userId, address, at: now.toISOString() })
}
