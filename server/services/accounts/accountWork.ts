import type { WordedChange } from '../../../src/schemas/wordedChange'
import type { AuditAction } from '../../../src/texts/activity'
import { type Db, waitForTurn } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import type { Session } from '../../repositories/sessions/sessions'

/** Accounts change one after the other: names are unique over all clients, and one SuperUser must be left. */
export function waitForAccounts(trx: Db): Promise<void> {
  return waitForTurn(trx, 0, 'accounts')
}

interface AccountAct {
  action: AuditAction
  subject: string
  /** The account's client. */
  about: number
  changes?: readonly WordedChange[]
  now: Date
}

/** Written with the SuperUser's own client: the account's may be gone. */
export function auditAccount(
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
