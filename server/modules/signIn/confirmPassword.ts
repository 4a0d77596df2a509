import { changePasswordTexts as texts } from '../../../src/texts/admin/accountSecurity.texts'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { isCorrectPassword } from '../../security/passwords'
import type { Session } from '../sessions/session.types'
import { findUserById } from '../sessions/users.repository'
import { countSignInAttempt } from './signInLimits'

/** A signed-in user who has just entered the correct password. */
export interface ConfirmedUser {
  userId: number
  username: string
  company: string
}

/**
 * Checks that the signed-in user has entered the right password again, before actions that a stolen session must not
 * perform. Wrong passwords count as failed sign-ins, per session.
 * @throws invalid, too-many, not-found
 */
export async function confirmPassword(
  context: ServerContext,
  { clientId, userId, sid }: Pick<Session, 'clientId' | 'userId' | 'sid'>,
  currentPassword: string,
  address: string,
): Promise<ConfirmedUser> {
  const id = orNotFound(userId)
  const { username, company, passwordHash } = orNotFound(await findUserById(context.db, clientId, id))
  const resetAttempts = await countSignInAttempt(context, {
    clientId,
    username,
    address,
    device: `session ${sid}`,
  })
  if (!(await isCorrectPassword(passwordHash, currentPassword))) {
    const errors = [{ path: '/currentPassword', message: texts.wrongCurrent }]
    throw new ProblemError('invalid', { errors })
  }
  await resetAttempts()
  return { userId: id, username, company }
}
