import { buildPasswordForm } from '../../../src/schemas/forms/buildPasswordForm'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { passwordTexts as texts } from '../../../src/texts/passwords'
import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { findUserById, savePassword } from '../../repositories/accounts/users'
import { endSessions, type Session } from '../../repositories/sessions/sessions'
import { formValidator } from '../applications/formValidators'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { hashPassword, isPassword } from '../sessions/passwords'
import { takeSignIn } from '../sessions/signInLimits'
import { passwordFault } from './judgePassword'
import { shortAddress } from './shortAddress'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/**
 * Changes the password of who is signed in. All other sessions of the person end; who has only got hold of the session
 * still has to know the current password, and is slowed down like anybody who guesses.
 * @throws invalid, too-many
 */
export async function changeOwnPassword(
  context: ServerContext,
  { clientId, clientCode, userId, sid }: Session,
  passwords: Passwords,
  address: string,
): Promise<void> {
  const form = buildPasswordForm()
  const errors = checkAnswers(form, formValidator(form), { ...passwords })
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const { currentPassword, newPassword } = passwords
  const id = found(userId)
  const user = found(await findUserById(context.db, clientId, id))
  const { username, company } = user
  const device = `session ${sid}`
  const wasRight = await takeSignIn(context, { clientId, username, address, device })
  if (!(await isPassword(user.passwordHash, currentPassword))) refuse('currentPassword', texts.wrongCurrent)
  await wasRight()
  const fault = await passwordFault(newPassword, { username, company, clientCode })
  if (fault) refuse('newPassword', fault)
  const passwordHash = await hashPassword(newPassword)
  const now = context.now()
  await inTransaction(context.db, async (trx) => {
    await savePassword(trx, clientId, id, passwordHash)
    await endSessions(trx, clientId, { userId: id, except: sid }, now)
    const subject = `client:${clientId} user:${id}`
    await addAudit(trx, clientId, {
      ...{ userId: id, action: 'password changed', subject, at: now.toISOString() },
      address: shortAddress(address),
    })
  })
}

function refuse(field: keyof Passwords, message: string): never {
  throw new ProblemError('invalid', { errors: [{ path: `/${field}`, message }] })
}
