import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'
import { hashToken } from './refreshTokens'

/** Seconds that a code stands, and by which a clock may be wrong. */
const stepSeconds = 30

/** What an app makes codes of [RFC 6238: SHA-1, six digits, as all apps know it]; 160 bits, in base32. */
export function newSecret(): string {
  return generateSecret()
}

/** The secret as a camera reads it: an SVG. The account is named as the app shall name it. */
export function secretAsQr(secret: string, account: { username: string; company: string }): string {
  const uri = generateURI({ issuer: account.company, label: account.username, secret })
  return renderSVG(uri, { border: 4, pixelSize: 4 })
}

/**
 * The step of time whose code this is, which is counted up every half minute: this one, the one before or the one after.
 * @returns undefined when it is none of them
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Thirty-two that nobody takes for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const recoveryCount = 10
/** Of five bits each: with 120 of them a plain hash is enough, nobody can try them all. */
const recoveryLetters = 24

/** For when the app is gone, each for one use: in groups of four, as people write them down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => {
    const code = [...randomBytes(recoveryLetters)].map((byte) => letters[byte % letters.length]).join('')
    return code.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** What is stored of a recovery code; letter case, blanks and hyphens don't count. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
