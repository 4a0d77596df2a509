import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { ServerContext } from '../../context'
import { createToken, hashToken } from '../../security/randomToken'
import { seal, tryUnseal } from '../../security/secretBox'
import { addStatusLink, findApplicationByToken, findSealedToken } from './statusLinks.repository'

type LinkContext = Pick<ServerContext, 'db' | 'keys' | 'now'>

/** Days for which a status link is valid. */
const validityDays = 180

/** Returns the relative address of the status page. */
export const getStatusLinkPath = (token: string) => `/application/${token}`

/** Creates a status link with 128 random bits. Must be called in the transaction that stores the application. */
export async function createStatusLink(
  { db, keys, now }: LinkContext,
  clientId: number,
  applicationId: number,
): Promise<{ path: string; expiresAt: string }> {
  const token = createToken(16)
  const expiresAt = utcDateTime(now()).add(validityDays, 'day').toDate().toISOString()
  const sealedToken = seal(keys.secrets, token)
  await addStatusLink(db, clientId, { applicationId, tokenHash: hashToken(token), sealedToken, expiresAt })
  return { path: getStatusLinkPath(token), expiresAt }
}

/**
 * Returns the path of the application's status page; undefined if it has no link, or the link has expired or cannot be
 * decrypted.
 */
export async function getStatusLink(
  { db, keys, now }: LinkContext,
  clientId: number,
  applicationId: number,
): Promise<string | undefined> {
  const sealedToken = await findSealedToken(db, clientId, { applicationId, now: now() })
  const token = sealedToken === undefined ? undefined : tryUnseal(keys.secrets, sealedToken)
  return token === undefined ? undefined : getStatusLinkPath(token)
}

/**
 * Returns the application that a link shows and when the link expires; undefined if the link is unknown or expired.
 */
export function resolveStatusLink(
  { db, now }: Omit<LinkContext, 'keys'>,
  clientId: number,
  token: string,
): Promise<{ applicationId: number; expiresAt: string } | undefined> {
  return findApplicationByToken(db, clientId, { tokenHash: hashToken(token), now: now() })
}
