import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import type { Session } from '../sessions/session.types'
import { addAudit, incrementAuditCount } from './audit.repository'

/**
 * Records an action that changes no data, such as reading an application, by a signed-in user. The response waits
 * for the entry. If the entry cannot be written, the error is reported to the operator and the response is sent
 * anyway.
 */
export async function recordActivity(
  { db, now, report }: Pick<ServerContext, 'db' | 'now' | 'report'>,
  session: Pick<Session, 'clientId' | 'userId' | 'address'>,
  { action, subject }: { action: AuditAction; subject: string },
): Promise<void> {
  const { clientId, userId, address } = session
  if (userId === null) return
  await addAudit(db, clientId, { userId, action, subject, at: now().toISOString(), address }).catch(
    (error: unknown) => report(`An audit entry could not be written: ${String(error)}`),
  )
}

/**
 * Records that a call was refused, with one entry per user, call and hour, which counts the refusals. If the entry
 * cannot be written, the error is reported to the operator and the response is sent anyway.
 */
export async function recordRefusedCall(
  { db, now, report }: Pick<ServerContext, 'db' | 'now' | 'report'>,
  { clientId, userId, address }: Pick<Session, 'clientId' | 'userId' | 'address'>,
  subject: string,
): Promise<void> {
  if (userId === null) return
  const timestamp = now().toISOString()
  const refusal = { userId, action: 'call refused', subject, at: timestamp, address } as const
  await runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `refusals of ${userId}`)
    if (!(await incrementAuditCount(trx, clientId, refusal, `${timestamp.slice(0, 13)}:00:00.000Z`)))
      await addAudit(trx, clientId, refusal)
  }).catch((error: unknown) => report(`An audit entry could not be written: ${String(error)}`))
}

interface ClientChange {
  action: AuditAction
  subject: string
  /** The client that the change concerns, if it is not the session's. */
  aboutClientId?: number
  changes?: readonly DescribedChange[]
  now: Date
}

/**
 * Adds an audit entry about a change of a client's data, under the client of the session. Changes by the SuperUser
 * are stored under the SuperUser's client and therefore remain when the changed client is deleted.
 */
export function auditClientChange(
  trx: Db,
  session: Pick<Session, 'clientId' | 'userId' | 'address'>,
  { now, ...entry }: ClientChange,
): Promise<void> {
  return addAudit(trx, session.clientId, {
    ...entry,
    userId: session.userId,
    address: session.address,
    at: now.toISOString(),
  })
}
