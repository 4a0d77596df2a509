import { randomUUID } from 'node:crypto'
import type { Role } from '../../../src/schemas/session'
import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import type { Client } from '../../repositories/accounts/clients'
import { hasSignedIn } from '../../repositories/sessions/ownSessions'
import { addSession } from '../../repositories/sessions/sessions'
import { shortAddress } from '../accounts/shortAddress'
import type { ServerContext } from '../serverContext'
import { deviceInWords } from './deviceInWords'
import { signDevice } from './knownDevices'
import { startFamily } from './refreshTokens'
import { accessAnswer, newSession, type SignedIn } from './sessions'

/** However often it is refreshed, a session is over after a month. */
const signedInMs = 30 * 24 * 60 * 60_000

/** What the browser is to keep, so that it is known at this account's next sign-in. */
export interface KnownDevice {
  userId: number
  token: string
}

interface Beginning {
  client: Pick<Client, 'id' | 'code'>
  user: { id: number; role: Role }
  address: string
  userAgent: string | undefined
  /** The device's id where the account knows it. */
  device: string | undefined
}

/**
 * The session of somebody who has proven who it is. An account's first device is not called a new one: there is nobody
 * who could be told.
 */
export async function beginSession(
  context: ServerContext,
  { client, user, address, userAgent, device }: Beginning,
): Promise<{ answer: SignedIn; device: KnownDevice }> {
  const now = context.now()
  const clientId = client.id
  const deviceId = device ?? randomUUID()
  const from = { device: deviceInWords(userAgent), deviceId, address: shortAddress(address) }
  const act = { userId: user.id, at: now.toISOString(), address: from.address }
  const begun = await inTransaction(context.db, async (trx) => {
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
  const session = { sid: begun.sid, clientCode: client.code, role: user.role, userId: user.id }
  const token = await signDevice(context.keys, { clientId, userId: user.id }, now, deviceId)
  return {
    answer: { ...(await accessAnswer(context, session)), refreshToken: begun.refreshToken },
    device: { userId: user.id, token },
  }
}
