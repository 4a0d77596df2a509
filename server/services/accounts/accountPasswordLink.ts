import type { MadeLink } from '../../../src/schemas/people'
import { inTransaction } from '../../db/openDatabase'
import { findAccount } from '../../repositories/accounts/accounts'
import { nameOfUser } from '../../repositories/accounts/audit'
import type { Session } from '../../repositories/sessions/sessions'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import type { Proof } from '../sessions/ownSessions'
import { provePassword } from '../sessions/provePassword'
import { makeLink } from './accountLinks'
import { auditAccount, waitForAccounts } from './accountWork'

/**
 * Makes a link, for the SuperUser to pass on, with which an account's own sign-in gets a new password that nobody else knows.
 * @throws invalid, too-many, not-found
 */
export async function makeAccountPasswordLink(
  context: ServerContext,
  session: Session,
  id: number,
  { currentPassword, address }: Proof,
): Promise<MadeLink> {
  found(await findAccount(context.db, id))
  await provePassword(context, session, currentPassword, address)
  const now = context.now()
  return inTransaction(context.db, async (trx) => {
    await waitForAccounts(trx)
    const { clientId, username } = found(await findAccount(trx, id))
    const madeBy = (await nameOfUser(trx, session.clientId, session.userId)) ?? ''
    const link = { kind: 'password', username, role: null, userId: id, madeBy } as const
    const { token, expiresAt } = await makeLink(trx, clientId, link, now)
    const subject = `client:${clientId} user:${id}`
    await auditAccount(trx, session, { action: 'password link made', subject, about: clientId, now })
    return { token, expiresAt }
  })
}
