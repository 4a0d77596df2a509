import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import type { Client } from '../../repositories/accounts/clients'
import { findUserById, type UserRow } from '../../repositories/accounts/users'
import { findCodeSource } from '../../repositories/sessions/oneTimeCodes'
import { hasSignedIn } from '../../repositories/sessions/ownSessions'
import { addSession } from '../../repositories/sessions/sessions'
import { shortAddress } from '../accounts/shortAddress'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { deviceInWords } from './deviceInWords'
import { signDevice } from './knownDevices'
import { startFamily } from './refreshTokens'
import { accessAnswer, newSession, type SignedIn } from './sessions'
import { waitForSignIn } from './waitForSignIn'

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
  const from = { device: deviceInWords(userAgent), deviceId, address: shortAddress(address) }
  const act = { userId: user.id, at: now.toISOString(), address: from.address }
  const begun = await inTransaction(context.db, async (trx) => {
    await waitForSignIn(trx, clientId, user.id)
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
