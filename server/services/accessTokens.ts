import { jwtVerify, SignJWT } from 'jose'
import type { AccessClaims, Role } from '../../src/schemas/session'
import type { Keys } from './keys'

const issuer = 'foyer'
const audience = 'foyer-api'
const algorithm = 'HS256'
const type = 'at+jwt'

/** Seconds that an access token lives: 60 minutes for a guest, 15 for everybody else. */
export function accessLifetime(role: Role): number {
  return role === 'Guest' ? 3600 : 900
}

/** A signed access token. */
export function signAccessToken(keys: Pick<Keys, 'access'>, claims: AccessClaims): Promise<string> {
  return new SignJWT({ role: claims.role, clientCode: claims.clientCode, sid: claims.sid })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(claims.sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(claims.exp)
    .sign(keys.access)
}

/** The token's claims; undefined when it is not ours, of another kind, or expired. */
export async function readAccessToken(
  keys: Pick<Keys, 'access'>,
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
