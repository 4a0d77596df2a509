import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { AccessClaims, Role, TokenResponse } from '../../../src/schemas/accountSecurity/session'
import type { ServerContext } from '../../context'
import { ProblemError } from '../../problem'
import type { Keys } from '../../security/keys'
import { hashToken } from '../../security/randomToken'
import { findClient } from '../clients/clients.repository'
import { rotateRefreshToken } from './refreshTokens'
import type { Session } from './session.types'
import {
  addSession,
  endSession,
  extendSession,
  findRefreshToken,
  findSession,
  findSessionById,
} from './sessions.repository'

const minuteMs = 60_000
const guestMs = 60 * minuteMs

export type SignInResult = TokenResponse & { refreshToken: string }

/**
 * Creates a guest session [SS-01]. A guest with a valid token continues its session, and so retains access to its
 * submitted applications [SS-02].
 * @throws unknown-client
 */
export async function startGuestSession(
  context: ServerContext,
  clientCode: string,
  token?: string,
): Promise<TokenResponse> {
  const client = await findClient(context.db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const currentSession = token === undefined ? undefined : await readSession(context, token)
  if (currentSession?.role === 'Guest' && currentSession.clientId === client.id) {
    const expiresAt = new Date(context.now().getTime() + guestMs).toISOString()
    await extendSession(context.db, client.id, currentSession.sid, expiresAt)
    return createAccessResponse(context, currentSession)
  }
  const newSession = createSessionValues(context.now(), guestMs)
  await addSession(context.db, client.id, { ...newSession, userId: null, role: 'Guest' })
  return createAccessResponse(context, {
    sid: newSession.sid,
    clientCode: client.code,
    role: 'Guest',
    accountRole: null,
    userId: null,
    username: null,
  })
}

/** Rotates a refresh token [SS-03]. @throws session-over */
export async function refreshSession(context: ServerContext, token: string): Promise<SignInResult> {
  const now = context.now()
  const rotatedTokens = await rotateRefreshToken(context.db, context.keys, token, now)
  const session =
    rotatedTokens &&
    (await findSessionById(context.db, rotatedTokens.session.clientId, rotatedTokens.session.sessionId, now))
  if (!rotatedTokens || !session) throw new ProblemError('session-over')
  return { ...(await createAccessResponse(context, session)), refreshToken: rotatedTokens.token }
}

/**
 * Returns the session of an access token; undefined if the token is invalid or has expired, the session has ended, or
 * the client is decommissioned.
 */
export async function readSession(context: ServerContext, token: string): Promise<Session | undefined> {
  const now = context.now()
  const claims = await readAccessToken(context.keys, token, now)
  if (!claims) return undefined
  const session = await findSession(context.db, claims.clientCode, claims.sid, now)
  return session?.role === claims.role ? session : undefined
}

/** Ends the sessions of the access token and of the refresh tokens [SS-05]; unknown tokens end nothing. */
export async function endSessionsOfTokens(
  context: ServerContext,
  tokens: { access: string | undefined; refresh: readonly (string | undefined)[] },
): Promise<void> {
  const now = context.now()
  const session = tokens.access ? await readSession(context, tokens.access) : undefined
  if (session) await endSession(context.db, session.clientId, session.sid, now)
  for (const token of tokens.refresh) {
    const row = token ? await findRefreshToken(context.db, hashToken(token)) : undefined
    if (row) await endSession(context.db, row.clientId, row.sid, now)
  }
}

/** Creates a session id and its times. @param lifetime milliseconds */
export function createSessionValues(now: Date, lifetime: number) {
  return {
    sid: randomUUID(),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetime).toISOString(),
  }
}

type AccessSession = Pick<Session, 'sid' | 'clientCode' | 'role' | 'accountRole' | 'userId' | 'username'>

/** Creates an access token for a session, with its lifetime in seconds. */
export async function createAccessResponse(
  context: Pick<ServerContext, 'keys' | 'now'>,
  session: AccessSession,
) {
  const expiry = getAccessLifetime(session.role)
  const accessToken = await signAccessToken(context.keys, {
    sub: session.userId === null ? session.sid : String(session.userId),
    role: session.role,
    ...(session.accountRole && { accountRole: session.accountRole }),
    ...(session.username && { username: session.username }),
    clientCode: session.clientCode,
    sid: session.sid,
    exp: Math.floor(context.now().getTime() / 1000) + expiry,
  })
  return { accessToken, expiry }
}

const issuer = 'foyer'
const audience = 'foyer-api'
const algorithm = 'HS256'
const type = 'at+jwt'

/** Lifetime of an access token in seconds: 60 minutes for a guest, 15 minutes for other users. */
export function getAccessLifetime(role: Role): number {
  return role === 'Guest' ? 3600 : 900
}

/** Signs an access token. */
export function signAccessToken(keys: Pick<Keys, 'access'>, claims: AccessClaims): Promise<string> {
  const { sub, exp, ...others } = claims
  return new SignJWT(others)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(exp)
    .sign(keys.access)
}

type AccessKeys = Pick<Keys, 'access'>

/** Cache of tokens with a valid signature, by key. A verified signature stays valid for the same key. */
const verifiedClaims = new WeakMap<AccessKeys['access'], Map<string, AccessClaims>>()
const maxCachedTokens = 5000

/** Returns the token's claims; undefined if it is invalid, for example signed with another key, or has expired. */
export async function readAccessToken(
  keys: AccessKeys,
  token: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  const cachedClaims = verifiedClaims.get(keys.access)?.get(token)
  if (cachedClaims) return cachedClaims.exp * 1000 > now.getTime() ? cachedClaims : undefined
  const claims = await verifyAccessToken(keys, token, now)
  if (claims) cacheClaims(keys, token, claims)
  return claims
}

function cacheClaims({ access }: AccessKeys, token: string, claims: AccessClaims): void {
  const tokens = verifiedClaims.get(access) ?? new Map<string, AccessClaims>()
  verifiedClaims.set(access, tokens)
  const oldest = tokens.size >= maxCachedTokens ? tokens.keys().next().value : undefined
  if (oldest !== undefined) tokens.delete(oldest)
  tokens.set(token, claims)
}

async function verifyAccessToken(
  keys: AccessKeys,
  token: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.access, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid', 'role', 'clientCode'],
    })
    return payload as unknown as AccessClaims
  } catch {
    return undefined
  }
}
