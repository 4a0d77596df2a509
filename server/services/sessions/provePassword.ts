import { passwordTexts as texts } from '../../../src/texts/passwords'
import { findUserById } from '../../repositories/accounts/users'
import type { Session } from '../../repositories/sessions/sessions'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { isPassword } from './passwords'
import { takeSignIn } from './signInLimits'

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
export async function provePassword(
  context: ServerContext,
  { clientId, userId, sid }: Pick<Session, 'clientId' | 'userId' | 'sid'>,
  currentPassword: string,
  address: string,
): Promise<Proven> {
  const id = found(userId)
  const { username, company, passwordHash } = found(await findUserById(context.db, clientId, id))
  const wasRight = await takeSignIn(context, { clientId, username, address, device: `session ${sid}` })
  if (!(await isPassword(passwordHash, currentPassword))) {
    const errors = [{ path: '/currentPassword', message: texts.wrongCurrent }]
    throw new ProblemError('invalid', { errors })
  }
  await wasRight()
  return { userId: id, username, company }
}
