import { randomUUID } from 'node:crypto'
import { cleanText } from '../../../src/schemas/fields/cleanText'
import { twoFactorTexts as texts } from '../../../src/texts/admin/accountSecurity.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, inTransaction } from '../../db/openDatabase'
import { shortAddress } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { isPassword } from '../../security/passwords'
import { addAudit } from '../audit/audit.repository'
import { type Client, findClient } from '../clients/clients.repository'
import { startFamily } from '../sessions/refreshTokens'
import { addSession } from '../sessions/sessions.repository'
import { accessAnswer, newSession, type SignedIn } from '../sessions/sessions.service'
import { findUser, findUserById, type UserRow } from '../sessions/users.repository'
import { hasSignedIn } from './activeSessions.repository'
import { describeDevice, readDevice, signDevice } from './devices'
import { verifyCode } from './secondFactor'
import { consumeSignInAttempt } from './signInLimits'
import { findCodeSource } from './twoFactor.repository'

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
  { clientCode, username: typedName, password, code }: Credentials,
  { address, userAgent, deviceToken }: Origin,
): Promise<{ answer: SignedIn; device: KnownDevice }> {
  const { db, keys } = context
  const username = cleanText(typedName)
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const clientId = client.id
  const user = await findUser(db, clientId, username)
  const owner = user && { clientId, userId: user.id }
  const device = owner && (await readDevice(keys, owner, deviceToken(owner.userId), context.now()))
  const wasRight = await consumeSignInAttempt(context, { clientId, username, address, device })
  const isRight = await isPassword(user?.passwordHash, password)
  if (!user || !isRight) {
    await noteFailure(context, clientId, user?.id ?? null, address)
    throw new ProblemError('wrong-credentials')
  }
  await wasRight()
  const shown = await verifyCode(context, { clientId, userId: user.id, username, address, device }, code)
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

/** However often it is refreshed, a session is over after a month. */
const signedInMs = 30 * 24 * 60 * 60_000

/** What the browser is to keep, so that it is known at this account's next sign-in. */
export interface KnownDevice {
  userId: number
  token: string
}

interface Beginning {
  client: Pick<Client, 'id' | 'code'>
  /** As it was when the password was looked at. */
  user: UserRow
  /** Whether a code was shown besides the password. */
  hasShownCode: boolean
  address: string
  userAgent: string | undefined
  /** The device's id where the account knows it. */
  device: string | undefined
}

/**
 * The session of somebody who has proven who it is. Where the password was changed, or codes were turned on, while it was
 * looked at, there is none: that had ended all sessions, and this one would outlive it. An account's first device is not
 * called a new one: there is nobody who could be told. @throws wrong-credentials, code-needed
 */
export async function beginSession(
  context: Pick<ServerContext, 'db' | 'keys' | 'now'>,
  { client, user, hasShownCode, address, userAgent, device }: Beginning,
): Promise<{ answer: SignedIn; device: KnownDevice }> {
  const now = context.now()
  const clientId = client.id
  const deviceId = device ?? randomUUID()
  const from = { device: describeDevice(userAgent), deviceId, address: shortAddress(address) }
  const act = { userId: user.id, at: now.toISOString(), address: from.address }
  const begun = await inTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `sign-in of ${user.id}`)
    await refuseOvertaken(trx, clientId, user, hasShownCode)
    const isNewDevice = device === undefined && (await hasSignedIn(trx, clientId, user.id))
    const started = newSession(now, signedInMs)
    const session = { ...started, userId: user.id, role: user.role, from: { ...from, isNewDevice } }
    const id = await addSession(trx, clientId, session)
    await addAudit(trx, clientId, { ...act, action: 'signed in', subject: `user:${user.id}` })
    if (isNewDevice) {
      const subject = `session:${id} ${from.device ?? ''}`.trim()
      await addAudit(trx, clientId, { ...act, action: 'new device', subject })
    }
    return { sid: started.sid, refreshToken: await startFamily(trx, clientId, id, now) }
  })
  const { id: userId, role, accountRole } = user
  const session = { sid: begun.sid, clientCode: client.code, role, accountRole, userId }
  const token = await signDevice(context.keys, { clientId, userId }, now, deviceId)
  return {
    answer: { ...(await accessAnswer(context, session)), refreshToken: begun.refreshToken },
    device: { userId, token },
  }
}

async function refuseOvertaken(
  trx: Db,
  clientId: number,
  user: UserRow,
  hasShownCode: boolean,
): Promise<void> {
  const now = await findUserById(trx, clientId, user.id)
  if (now?.passwordHash !== user.passwordHash) throw new ProblemError('wrong-credentials')
  const codes = hasShownCode ? undefined : await findCodeSource(trx, clientId, user.id)
  if (codes && codes.confirmedAt !== null) throw new ProblemError('code-needed')
}
