import Bowser from 'bowser'
import { jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../../security/keys'

const algorithm = 'HS256'
const type = 'device+jwt'
const issuer = 'foyer'
/** Seconds that a device is known after the last sign-in on it. */
export const deviceLifetime = 90 * 24 * 60 * 60

/** An account that devices are known to. */
interface DeviceOwner {
  clientId: number
  userId: number
}

/** What a browser keeps of having signed in: it lets nobody in, it only says that the account's person was here. */
export function signDevice(
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

/** The device's id; undefined when it is not one that this account was signed in to on, or too long ago. */
export async function readDevice(
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

/** What is looked at of what a browser says it is. */
const longestAgent = 500
const longestName = 60

/** 'Firefox on Windows', of a User-Agent header, for the person whose device it is; null when it says nothing. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestAgent))
  const words = [browser.name, os.name].filter(Boolean).join(' on ')
  return words.slice(0, longestName) || null
}
