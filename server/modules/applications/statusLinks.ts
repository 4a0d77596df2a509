import { createHash, randomBytes } from 'node:crypto'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { ServerContext } from '../../context'
import { SealError, seal, unseal } from '../../security/secretBox'
import { addLink, findLinked, findSealedToken } from './statusLinks.repository'

type Linking = Pick<ServerContext, 'db' | 'keys' | 'now'>

/** How long a link shows its application. */
const shownDays = 180

/** Where the application is seen again: relative. */
export const statusLinkPath = (token: string) => `/application/${token}`

/** 128 random bits, by which whoever sent an application sees it again; written in the transaction that stores it. */
export async function createStatusLink(
  { db, keys, now }: Linking,
  clientId: number,
  applicationId: number,
): Promise<{ path: string; expiresAt: string }> {
  const token = randomBytes(16).toString('base64url')
  const expiresAt = utcDateTime(now()).add(shownDays, 'day').toDate().toISOString()
  const sealedToken = seal(keys.secrets, token)
  await addLink(db, clientId, { applicationId, tokenHash: hashOf(token), sealedToken, expiresAt })
  return { path: statusLinkPath(token), expiresAt }
}

/** The same link again, for whoever is told what was received; undefined where there is none, or none any more. */
export async function getStatusLink(
  { db, keys, now }: Linking,
  clientId: number,
  applicationId: number,
): Promise<string | undefined> {
  const sealed = await findSealedToken(db, clientId, { applicationId, now: now() })
  if (sealed === undefined) return undefined
  try {
    return statusLinkPath(unseal(keys.secrets, sealed))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

/** Which application a link shows; undefined when it shows none, or none any more. */
export function resolveStatusLink(
  { db, now }: Omit<Linking, 'keys'>,
  clientId: number,
  token: string,
): Promise<{ applicationId: number; expiresAt: string } | undefined> {
  return findLinked(db, clientId, { tokenHash: hashOf(token), now: now() })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
