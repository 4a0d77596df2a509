import { type Db, waitForTurn } from '../db/openDatabase'
import { addAudit } from '../repositories/audit'
import type { Session } from '../repositories/sessions'

/** Accounts change one after the other: names are unique over all clients, and one SuperUser must be left. */
export function waitForAccounts(trx: Db): Promise<void> {
  return waitForTurn(trx, 0, 'accounts')
}

/** Written with the SuperUser's own client: the account's may be gone. */
export function auditAccount(
  trx: Db,
  session: Session,
  action: string,
  subject: string,
  now: Date,
): Promise<void> {
  return addAudit(trx, session.clientId, { userId: session.userId, action, subject, at: now.toISOString() })
}
