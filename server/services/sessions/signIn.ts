import { inTransaction } from '../../db/openDatabase'
import { type AuditEntry, addAudit } from '../../repositories/accounts/audit'
import { findClient } from '../../repositories/accounts/clients'
import { findUser } from '../../repositories/accounts/users'
import { addSession } from '../../repositories/sessions/sessions'
import { shortAddress } from '../accounts/shortAddress'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { readDevice, signDevice } from './knownDevices'
import { isPassword } from './passwords'
import { startFamily } from './refreshTokens'
import { accessAnswer, newSession, type SignedIn } from './sessions'
import { takeSignIn } from './signInLimits'

/** However often it is refreshed, a session is over after a month. */
const signedInMs = 30 * 24 * 60 * 60_000

/** What the browser is to keep, so that it is known at this account's next sign-in. */
export interface KnownDevice {
  userId: number
  token: string
}

/** Where somebody signs in from. */
interface Origin {
  address: string
  /** What the browser has kept of an account's last sign-in on it. */
  deviceToken: (userId: number) => string | undefined
}

/** Signs in [SS-04]. @throws unknown-client, wrong-credentials, too-many */
export async function signIn(
  context: ServerContext,
  { clientCode, username, password }: { username: string; password: string; clientCode: string },
  { address, deviceToken }: Origin,
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
  if (!user || !owner || !isRight) {
    await noteFailure(context, clientId, user?.id ?? null, address)
    throw new ProblemError('wrong-credentials')
  }
  await wasRight()
  const now = context.now()
  const { sid, refreshToken } = await inTransaction(db, async (trx) => {
    const started = newSession(now, signedInMs)
    const sessionId = await addSession(trx, clientId, { ...started, userId: user.id, role: user.role })
    await addAudit(trx, clientId, signedIn(user.id, address, now))
    return { sid: started.sid, refreshToken: await startFamily(trx, clientId, sessionId, now) }
  })
  const session = { sid, clientCode: client.code, role: user.role, userId: user.id }
  return {
    answer: { ...(await accessAnswer(context, session)), refreshToken },
    device: { userId: user.id, token: await signDevice(keys, owner, now, device) },
  }
}

function signedIn(userId: number, address: string, now: Date): AuditEntry {
  const subject = `user:${userId}`
  return { userId, action: 'signed in', subject, at: now.toISOString(), address: shortAddress(address) }
}

/** With the account that was tried, if there is one: what was typed for a name may be a password. */
async function noteFailure(
  { db, now, report }: ServerContext,
  clientId: number,
  userId: number | null,
  address: string,
): Promise<void> {
  const entry = { ...signedIn(userId ?? 0, address, now()), userId, action: 'sign-in failed' } as const
  await addAudit(db, clientId, entry).catch((error: unknown) =>
    report(`The audit could not be written: ${String(error)}`),
  )
}
