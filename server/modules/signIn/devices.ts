import Bowser from 'bowser'
import { jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../../security/keys'

const algorithm = 'HS256'
const type = 'device+jwt'
const issuer = 'foyer'
/** Lifetime of a device token after the last sign-in, in seconds: 90 days. */
export const deviceLifetime = 90 * 24 * 60 * 60

/** The user that a device token belongs to. */
interface DeviceOwner {
  clientId: number
  userId: number
}

/**
 * Creates the device token that the browser stores. It grants no access; it only proves an earlier sign-in of the
 * user.
 */
export function signDeviceToken(
  { device }: Pick<Keys, 'device'>,
  { clientId, userId }: DeviceOwner,
  now: Date,
  id: string,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(`${clientId}.${userId}`)
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + deviceLifetime)
    .sign(device)
}

/** Returns the device id; undefined if the token is missing, invalid, expired or not of this user. */
export async function verifyDeviceToken(
  { device }: Pick<Keys, 'device'>,
  { clientId, userId }: DeviceOwner,
  token: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  try {
    const { payload } = await jwtVerify(token, device, {
      algorithms: [algorithm],
      issuer,
      audience: `${clientId}.${userId}`,
      typ: type,
      currentDate: now,
      requiredClaims: ['jti', 'exp'],
    })
    return payload.jti
  } catch {
    return undefined
  }
}

/** Maximum number of characters of a User-Agent header that are parsed. */
const maxAgentLength = 500
const maxNameLength = 60

/**
 * Returns a readable device name such as 'Firefox on Windows' from a User-Agent header; null if the header names
 * neither a known browser nor a known system.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxAgentLength))
  const name = [browser.name, os.name].filter(Boolean).join(' on ')
  return name.slice(0, maxNameLength) || null
}
