import { passwordTexts as texts } from '../../../src/texts/admin/accountSecurity.texts'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { isPassword } from '../../security/passwords'
import type { Session } from '../sessions/session.types'
import { findUserById } from '../sessions/users.repository'
import { consumeSignInAttempt } from './signInLimits'

/** A signed-in person who has just shown to know the password. */
export interface Proven {
  userId: number
  username: string
  company: string
}

/**
 * Asks who is signed in for the password once more, before something that a stolen session should not do. Wrong ones are
 * counted like failed sign-ins, by the session. @throws invalid, too-many, not-found
 */
export async function confirmPassword(
  context: ServerContext,
  { clientId, userId, sid }: Pick<Session, 'clientId' | 'userId' | 'sid'>,
  currentPassword: string,
  address: string,
): Promise<Proven> {
  const id = orNotFound(userId)
  const { username, company, passwordHash } = orNotFound(await findUserById(context.db, clientId, id))
  const wasRight = await consumeSignInAttempt(context, {
    clientId,
    username,
    address,
    device: `session ${sid}`,
  })
  if (!(await isPassword(passwordHash, currentPassword))) {
    const errors = [{ path: '/currentPassword', message: texts.wrongCurrent }]
    throw new ProblemError('invalid', { errors })
  }
  await wasRight()
  return { userId: id, username, company }
}
