import type { DescribedChange } from '../../../src/schemas/activity/describedChange'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import { acquireTransactionLock, type Db } from '../../db/openDatabase'
import { addAudit } from '../audit/audit.repository'
import type { Session } from '../sessions/session.types'

/** Who is in an account changes one after the other: an owner must be left. */
export function lockPeople(trx: Db, clientId: number): Promise<void> {
  return acquireTransactionLock(trx, clientId, 'people')
}

/** Writes down what an owner did about one of the people, with its name, which may be gone afterwards. */
export function auditPerson(
  trx: Db,
  { clientId, userId, address }: Session,
  { now, change, ...act }: { action: AuditAction; subject: string; change?: DescribedChange; now: Date },
): Promise<void> {
  const changes = change ? [change] : []
  return addAudit(trx, clientId, { ...act, changes, userId, address, at: now.toISOString() })
}
