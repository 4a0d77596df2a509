import { buildPasswordForm } from '../../../src/schemas/accountSecurity/buildPasswordForm'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { shortenIpAddress } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { findPasswordProblem, hashPassword } from '../../security/passwords'
import { addAudit } from '../audit/audit.repository'
import { getFormValidator } from '../forms/formValidators'
import type { Session } from '../sessions/session.types'
import { endSessions } from '../sessions/sessions.repository'
import { savePasswordHash } from '../sessions/users.repository'
import { confirmPassword } from './confirmPassword'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/**
 * Changes the signed-in user's password and ends all other sessions. It requires the current password, with the
 * backoff of failed sign-ins, so that a stolen session is not enough.
 * @throws invalid, too-many
 */
export async function changePassword(
  context: ServerContext,
  session: Session,
  passwords: Passwords,
  address: string,
): Promise<void> {
  const form = buildPasswordForm()
  const errors = checkAnswers(form, getFormValidator(form), { ...passwords })
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const { currentPassword, newPassword } = passwords
  const { clientId, clientCode, sid } = session
  const { userId: id, username, company } = await confirmPassword(context, session, currentPassword, address)
  const problem = await findPasswordProblem(newPassword, { username, company, clientCode })
  if (problem) throw new ProblemError('invalid', { errors: [{ path: '/newPassword', message: problem }] })
  const passwordHash = await hashPassword(newPassword)
  const now = context.now()
  await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `sign-in of ${id}`)
    await savePasswordHash(trx, clientId, id, passwordHash)
    await endSessions(trx, clientId, { userId: id, exceptSid: sid }, now)
    const subject = `client:${clientId} user:${id}`
    await addAudit(trx, clientId, {
      ...{ userId: id, action: 'password changed', subject, at: now.toISOString() },
      address: shortenIpAddress(address),
    })
  })
}
