import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { auditClientChange } from '../audit/recordActivity'
import { listPeople } from '../people/people.repository'
import { deleteUser } from '../people/userRemoval.repository'
import type { Session } from '../sessions/session.types'
import { endSessions } from '../sessions/sessions.repository'
import { hasVacancies } from '../vacancies/publishedVacancies.repository'
import {
  countOtherSuperUsers,
  decommissionClient,
  deleteClient,
  reinstateClient,
} from './accountRemoval.repository'
import { type Account, findAccount, findAccountOfAnyState } from './accounts.repository'

/**
 * Deletes a user, even of a decommissioned client. If it was the client's last account, also deletes the client and
 * its invited users [API-16].
 * @throws not-found, has-vacancies, last-superuser
 */
export function deleteAccount(context: ServerContext, session: Session, id: number): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const account = orNotFound(await findAccountOfAnyState(trx, id))
    const { clientId } = account
    if (await hasVacancies(trx, clientId)) throw new ProblemError('has-vacancies')
    if (account.role === 'SuperUser' && (await countOtherSuperUsers(trx, clientId, id)) === 0) {
      throw new ProblemError('last-superuser')
    }
    await auditClientChange(trx, session, {
      action: 'account deleted',
      subject: getAuditSubject(account),
      aboutClientId: clientId,
      now,
    })
    const hasOtherAccount = await deleteUser(trx, clientId, id)
    if (hasOtherAccount) return
    for (const person of await listPeople(trx, clientId)) await deleteUser(trx, clientId, person.id)
    await deleteClient(trx, clientId, session.clientId)
  })
}

/**
 * Decommissions the user's client: takes its site offline and blocks sign-in. Erases no data [API-17].
 * @throws not-found, last-superuser, own-account
 */
export function decommissionAccount(
  context: ServerContext,
  session: Session,
  { userId, crmClientId }: { userId: number; crmClientId: string },
): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const account = orNotFound(await findAccount(trx, userId))
    if ((await countOtherSuperUsers(trx, account.clientId, null)) === 0) {
      throw new ProblemError('last-superuser')
    }
    if (account.clientId === session.clientId) throw new ProblemError('own-account')
    await decommissionClient(trx, account.clientId, now)
    await endSessions(trx, account.clientId, {}, now)
    await auditClientChange(trx, session, {
      action: 'account decommissioned',
      subject: `${getAuditSubject(account)} crm:${crmClientId}`,
      aboutClientId: account.clientId,
      now,
    })
  })
}

/**
 * Restores a decommissioned client's site and sign-in. Does nothing if the client is not decommissioned.
 * @throws not-found
 */
export function reinstateAccount(context: ServerContext, session: Session, userId: number): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const account = orNotFound(await findAccountOfAnyState(trx, userId))
    if (!(await reinstateClient(trx, account.clientId))) return
    await auditClientChange(trx, session, {
      action: 'account reinstated',
      subject: getAuditSubject(account),
      aboutClientId: account.clientId,
      now,
    })
  })
}

/** Audit subject with ids and names, because the ids may no longer exist when the entry is read. */
function getAuditSubject({ id, clientId, username, clientCode }: Account): string {
  return `client:${clientId} (${clientCode}) user:${id} (${username})`
}
