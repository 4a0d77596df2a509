import { randomUUID } from 'node:crypto'
import { cleanText } from '../../../src/schemas/fields/cleanText'
import { twoFactorTexts as texts } from '../../../src/texts/admin/accountSecurity.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { shortenIpAddress } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { isCorrectPassword } from '../../security/passwords'
import { addAudit } from '../audit/audit.repository'
import { type Client, findClient } from '../clients/clients.repository'
import { addFirstRefreshToken } from '../sessions/refreshTokens'
import { addSession } from '../sessions/sessions.repository'
import { createAccessResponse, createSessionValues, type SignInResult } from '../sessions/sessions.service'
import { findUser, findUserById, type UserRow } from '../sessions/users.repository'
import { hasSignedIn } from './activeSessions.repository'
import { describeDevice, signDeviceToken, verifyDeviceToken } from './devices'
import { verifyAndConsumeCode } from './secondFactor'
import { countSignInAttempt } from './signInLimits'
import { findEnrolment } from './twoFactor.repository'

/** Sign-in form input. */
interface Credentials {
  clientCode: string
  username: string
  password: string
  /** One-time code or recovery code; required only if the user has two-factor authentication. */
  code?: string
}

/** The request's IP address and browser. */
interface SignInRequestSource {
  address: string
  userAgent: string | undefined
  /** Returns the device token that the browser stored at the user's previous sign-in. */
  getDeviceToken: (userId: number) => string | undefined
}

/**
 * Signs in [SS-04]. One call proves every factor that the user needs, so no half-authenticated state exists
 * that another endpoint could continue [SS-10].
 * @throws unknown-client, wrong-credentials, code-needed, wrong-code, too-many
 */
export async function signIn(
  context: ServerContext,
  { clientCode, username: enteredUsername, password, code }: Credentials,
  { address, userAgent, getDeviceToken }: SignInRequestSource,
): Promise<{ answer: SignInResult; device: DeviceToken }> {
  const { db, keys } = context
  const username = cleanText(enteredUsername)
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const clientId = client.id
  const user = await findUser(db, clientId, username)
  const owner = user && { clientId, userId: user.id }
  const device = owner && (await verifyDeviceToken(keys, owner, getDeviceToken(owner.userId), context.now()))
  const resetAttempts = await countSignInAttempt(context, { clientId, username, address, device })
  const isPasswordCorrect = await isCorrectPassword(user?.passwordHash, password)
  if (!user || !isPasswordCorrect) {
    await auditSignInFailure(context, clientId, user?.id ?? null, address)
    throw new ProblemError('wrong-credentials')
  }
  await resetAttempts()
  const outcome = await verifyAndConsumeCode(
    context,
    { clientId, userId: user.id, username, address, device },
    code,
  )
  if (outcome === 'missing') throw createCodeProblem('code-needed', texts.needed)
  if (outcome === 'wrong') throw createCodeProblem('wrong-code', texts.invalidCode)
  const hasShownCode = outcome !== 'none'
  return beginSession(context, { client, user, hasShownCode, address, userAgent, device })
}

/** Creates a problem that names the `/code` field, so that the caller knows which factor is missing or wrong. */
function createCodeProblem(problem: 'code-needed' | 'wrong-code', message: string): ProblemError {
  return new ProblemError(problem, { errors: [{ path: '/code', message }] })
}

/**
 * Audits a failed sign-in. The entry names the user, if there is one, but never the typed username, which may be a
 * password.
 */
async function auditSignInFailure(
  { db, now, report }: ServerContext,
  clientId: number,
  userId: number | null,
  address: string,
): Promise<void> {
  const subject = `user:${userId ?? 0}`
  const entry = { userId, subject, at: now().toISOString(), address: shortenIpAddress(address) }
  await addAudit(db, clientId, { ...entry, action: 'sign-in failed' }).catch((error: unknown) =>
    report(`An audit entry could not be written: ${String(error)}`),
  )
}

/** Absolute lifetime of a session, in milliseconds: 30 days, however often it is refreshed. */
const signedInMs = 30 * 24 * 60 * 60_000

/** Device token for the browser to store, so that the user's next sign-in recognizes the device. */
export interface DeviceToken {
  userId: number
  token: string
}

interface SessionStart {
  client: Pick<Client, 'id' | 'code'>
  /** The user as read when the password was checked. */
  user: UserRow
  /** True if a one-time code or recovery code was verified in addition to the password. */
  hasShownCode: boolean
  address: string
  userAgent: string | undefined
  /** Device id; undefined if the user has not signed in on this device before. */
  device: string | undefined
}

/**
 * Starts a session for a verified user. Rejects if, since the check, the password was changed or two-factor
 * authentication was turned on: that ended all sessions, and this one would survive it. The first device of a
 * user is not reported as new, because no earlier session could be notified.
 * @throws wrong-credentials, code-needed
 */
export async function beginSession(
  context: Pick<ServerContext, 'db' | 'keys' | 'now'>,
  { client, user, hasShownCode, address, userAgent, device }: SessionStart,
): Promise<{ answer: SignInResult; device: DeviceToken }> {
  const now = context.now()
  const clientId = client.id
  const deviceId = device ?? randomUUID()
  const signInSource = { device: describeDevice(userAgent), deviceId, address: shortenIpAddress(address) }
  const entry = { userId: user.id, at: now.toISOString(), address: signInSource.address }
  const startedSession = await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `sign-in of ${user.id}`)
    await rejectStaleSignIn(trx, clientId, user, hasShownCode)
    const isNewDevice = device === undefined && (await hasSignedIn(trx, clientId, user.id))
    const newSession = createSessionValues(now, signedInMs)
    const session = {
      ...newSession,
      userId: user.id,
      role: user.role,
      signInSource: { ...signInSource, isNewDevice },
    }
    const id = await addSession(trx, clientId, session)
    await addAudit(trx, clientId, { ...entry, action: 'signed in', subject: `user:${user.id}` })
    if (isNewDevice) {
      const subject = `session:${id} ${signInSource.device ?? ''}`.trim()
      await addAudit(trx, clientId, { ...entry, action: 'new device', subject })
    }
    return { sid: newSession.sid, refreshToken: await addFirstRefreshToken(trx, clientId, id, now) }
  })
  const { id: userId, username, role, accountRole } = user
  const session = { sid: startedSession.sid, clientCode: client.code, role, accountRole, userId, username }
  const token = await signDeviceToken(context.keys, { clientId, userId }, now, deviceId)
  return {
    answer: { ...(await createAccessResponse(context, session)), refreshToken: startedSession.refreshToken },
    device: { userId, token },
  }
}

async function rejectStaleSignIn(
  trx: Db,
  clientId: number,
  user: UserRow,
  hasShownCode: boolean,
): Promise<void> {
  const currentUser = await findUserById(trx, clientId, user.id)
  if (currentUser?.passwordHash !== user.passwordHash) throw new ProblemError('wrong-credentials')
  const enrolment = hasShownCode ? undefined : await findEnrolment(trx, clientId, user.id)
  if (enrolment && enrolment.confirmedAt !== null) throw new ProblemError('code-needed')
}
