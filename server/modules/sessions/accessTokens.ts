import { jwtVerify, SignJWT } from 'jose'
import type { AccessClaims, Role } from '../../../src/schemas/accountSecurity/session'
import type { Keys } from '../../security/keys'

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
const verified = new WeakMap<AccessKeys['access'], Map<string, AccessClaims>>()
const maxVerified = 5000

/** Returns the token's claims; undefined if it is foreign, of another type, or expired. */
export async function readAccessToken(
  keys: AccessKeys,
  token: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  const cachedClaims = verified.get(keys.access)?.get(token)
  if (cachedClaims) return cachedClaims.exp * 1000 > now.getTime() ? cachedClaims : undefined
  const claims = await verify(keys, token, now)
  if (claims) remember(keys, token, claims)
  return claims
}

function remember({ access }: AccessKeys, token: string, claims: AccessClaims): void {
  const tokens = verified.get(access) ?? new Map<string, AccessClaims>()
  verified.set(access, tokens)
  const oldest = tokens.size >= maxVerified ? tokens.keys().next().value : undefined
  if (oldest !== undefined) tokens.delete(oldest)
  tokens.set(token, claims)
}

async function verify(keys: AccessKeys, token: string, now: Date): Promise<AccessClaims | undefined> {
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
