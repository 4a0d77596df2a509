import type { AuditAction } from '../../../src/texts/activity'
import { addAudit } from '../../repositories/accounts/audit'
import type { Session } from '../../repositories/sessions/sessions'
import type { ServerContext } from '../serverContext'

/**
 * Writes down what a signed-in person read or tried, that changes nothing by itself. The answer waits for it, and is given
 * all the same when it can't be written, which whoever runs the server is told.
 */
export async function noteAct(
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
