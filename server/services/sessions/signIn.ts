import { oneTimeCodeTexts as texts } from '../../../src/texts/oneTimeCodes'
import { addAudit } from '../../repositories/accounts/audit'
import { findClient } from '../../repositories/accounts/clients'
import { findUser } from '../../repositories/accounts/users'
import { shortAddress } from '../accounts/shortAddress'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { beginSession, type KnownDevice } from './beginSession'
import { readDevice } from './knownDevices'
import { isPassword } from './passwords'
import { showCode } from './secondFactor'
import type { SignedIn } from './sessions'
import { takeSignIn } from './signInLimits'

/** What somebody signs in with. */
interface Credentials {
  clientCode: string
  username: string
  password: string
  /** Where the account asks for one: a one-time code, or a recovery code. */
  code?: string
}

/** Where somebody signs in from. */
interface Origin {
  address: string
  userAgent: string | undefined
  /** What the browser has kept of an account's last sign-in on it. */
  deviceToken: (userId: number) => string | undefined
}

/**
 * Signs in [SS-04], in one call that proves all that the account asks for: there is nothing half-way that could be taken
 * further elsewhere [SS-10]. @throws unknown-client, wrong-credentials, code-needed, wrong-code, too-many
 */
export async function signIn(
  context: ServerContext,
  { clientCode, username, password, code }: Credentials,
  { address, userAgent, deviceToken }: Origin,
): Promise<{ answer: SignedIn; device: KnownDevice }> {
  const { db, keys } = context
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const clientId = client.id
  const user = await findUser(db, clientId, username)
  const owner = user && { clientId, userId: user.id }
  const device = owner && (await readDevice(keys, owner, deviceToken(owner.userId), context.now()))
  const wasRight = await takeSignIn(context, { clientId, username, address, device })
  const isRight = await isPassword(user?.passwordHash, password)
  if (!user || !isRight) {
    await noteFailure(context, clientId, user?.id ?? null, address)
    throw new ProblemError('wrong-credentials')
  }
  await wasRight()
  const shown = await showCode(context, { clientId, userId: user.id, username, address, device }, code)
  if (shown === 'missing') throw askFor('code-needed', texts.needed)
  if (shown === 'wrong') throw askFor('wrong-code', texts.wrong)
  const hasShownCode = shown !== 'none'
  return beginSession(context, { client, user, hasShownCode, address, userAgent, device })
}

/** Names the field, so that whoever reads the answer knows which step it is. */
function askFor(problem: 'code-needed' | 'wrong-code', message: string): ProblemError {
  return new ProblemError(problem, { errors: [{ path: '/code', message }] })
}

/** With the account that was tried, if there is one: what was typed for a name may be a password. */
async function noteFailure(
  { db, now, report }: ServerContext,
  clientId: number,
  userId: number | null,
  address: string,
): Promise<void> {
  const subject = `user:${userId ?? 0}`
  const act = { userId, subject, at: now().toISOString(), address: shortAddress(address) }
  await addAudit(db, clientId, { ...act, action: 'sign-in failed' }).catch((error: unknown) =>
    report(`The audit could not be written: ${String(error)}`),
  )
}
