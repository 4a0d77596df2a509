import type { DescribedChange } from '../../../src/schemas/activity/describedChange'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import type { Session } from '../sessions/session.types'
import { addAudit } from './audit.repository'

/**
 * Writes down what a signed-in person read or tried, that changes nothing by itself. The answer waits for it, and is given
 * all the same when it can't be written, which whoever runs the server is told.
 */
export async function recordActivity(
  { db, now, report }: Pick<ServerContext, 'db' | 'now' | 'report'>,
  session: Pick<Session, 'clientId' | 'userId' | 'address'>,
  { action, subject }: { action: AuditAction; subject: string },
): Promise<void> {
  const { clientId, userId, address } = session
  if (userId === null) return
  await addAudit(db, clientId, { userId, action, subject, at: now().toISOString(), address }).catch(
    (error: unknown) => report(`The audit could not be written: ${String(error)}`),
  )
}

interface AccountAct {
  action: AuditAction
  subject: string
  /** The client of the changed account, if it is not the session's. */
  about?: number
  changes?: readonly DescribedChange[]
  now: Date
}

/** Written with the SuperUser's own client: the account's may be gone. */
export function auditAccountChange(
  trx: Db,
  session: Pick<Session, 'clientId' | 'userId' | 'address'>,
  { now, ...act }: AccountAct,
): Promise<void> {
  return addAudit(trx, session.clientId, {
    ...act,
    userId: session.userId,
    address: session.address,
    at: now.toISOString(),
  })
}
