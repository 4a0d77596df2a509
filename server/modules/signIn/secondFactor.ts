import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'
import type { ServerContext } from '../../context'
import { shortenIpAddress } from '../../network/ipAddresses'
import { hashToken } from '../../security/randomToken'
import { unseal } from '../../security/secretBox'
import { type AuditEntry, addAudit } from '../audit/audit.repository'
import { type Attempt, countCodeAttempt } from './signInLimits'
import { consumeRecoveryCode, consumeTimeStep, findEnrolment } from './twoFactor.repository'

/** A sign-in attempt whose password was correct. */
export interface VerifiedAttempt extends Attempt {
  userId: number
}

/**
 * Result of the check. 'none': the user has no two-factor authentication. 'missing', 'wrong': the user has it,
 * and no valid code was given. 'code', 'recovery code': the kind of the valid code.
 */
export type SecondFactorResult = 'none' | 'missing' | 'wrong' | 'code' | 'recovery code'

/**
 * Verifies and consumes a one-time code or recovery code. A code is accepted only once, even by concurrent requests.
 * Wrong codes and used recovery codes are audited. @throws too-many
 */
export async function verifyAndConsumeCode(
  context: ServerContext,
  attempt: VerifiedAttempt,
  code: string | undefined,
): Promise<SecondFactorResult> {
  const { clientId, userId } = attempt
  const enrolment = await findEnrolment(context.db, clientId, userId)
  if (!enrolment || enrolment.confirmedAt === null) return 'none'
  const typedText = (code ?? '').replace(/\s/g, '')
  if (typedText === '') return 'missing'
  const resetAttempts = await countCodeAttempt(context, attempt)
  const outcome = await consumeSecondFactor(context, attempt, enrolment.sealedSecret, typedText)
  if (outcome === 'wrong') await recordAudit(context, attempt, 'one-time code refused')
  else await resetAttempts()
  if (outcome === 'recovery code') await recordAudit(context, attempt, 'recovery code used')
  return outcome
}

async function consumeSecondFactor(
  { db, keys, now }: ServerContext,
  { clientId, userId }: VerifiedAttempt,
  sealedSecret: string,
  code: string,
): Promise<SecondFactorResult> {
  if (!/^\d{6}$/.test(code)) {
    return (await consumeRecoveryCode(db, clientId, userId, hashRecoveryCode(code)))
      ? 'recovery code'
      : 'wrong'
  }
  const step = findTimeStep(unseal(keys.secrets, sealedSecret), code, now())
  return step !== undefined && (await consumeTimeStep(db, clientId, userId, step)) ? 'code' : 'wrong'
}

/** Writes an audit entry. If that fails, the error is reported and the sign-in continues unaffected. */
async function recordAudit(
  { db, now, report }: ServerContext,
  { clientId, userId, address }: VerifiedAttempt,
  action: AuditEntry['action'],
): Promise<void> {
  const entry = {
    userId,
    subject: `user:${userId}`,
    at: now().toISOString(),
    address: shortenIpAddress(address),
  }
  await addAudit(db, clientId, { ...entry, action }).catch((error: unknown) =>
    report(`An audit entry could not be written: ${String(error)}`),
  )
}

/** Duration of one TOTP time step, and the tolerated clock difference, in seconds. */
const stepSeconds = 30

/** Creates a TOTP secret (RFC 6238, SHA-1, six digits): 160 bits, in base32. */
export function createSecret(): string {
  return generateSecret()
}

/** Returns the secret as a QR code (SVG) that authenticator apps can scan, labelled with company and username. */
export function renderSecretQrCode(secret: string, account: { username: string; company: string }): string {
  const uri = generateURI({ issuer: account.company, label: account.username, secret })
  return renderSVG(uri, { border: 4, pixelSize: 4 })
}

/**
 * Finds the TOTP time step (30 seconds) that the code belongs to: the current, the previous or the next one.
 * @returns undefined if the code matches none of them
 */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** 32 characters that are not easily confused with one another. */
const recoveryCodeAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const recoveryCodeCount = 10
/** Characters of a code, with 5 bits each. With 120 random bits, a plain hash resists brute force. */
const recoveryCodeLength = 24

/** Creates single-use recovery codes for a lost authenticator app, in groups of four characters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = [...randomBytes(recoveryCodeLength)]
      .map((byte) => recoveryCodeAlphabet[byte % recoveryCodeAlphabet.length])
      .join('')
    return code.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** Returns the hash under which a recovery code is stored. Letter case and all but letters and digits are ignored. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
