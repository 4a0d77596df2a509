import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'
import type { ServerContext } from '../../context'
import { shortAddress } from '../../network/ipAddresses'
import { unseal } from '../../security/secretBox'
import { type AuditEntry, addAudit } from '../audit/audit.repository'
import { hashToken } from '../sessions/refreshTokens'
import { type Attempt, consumeCodeAttempt } from './signInLimits'
import { findCodeSource, takeRecoveryCode, takeStep } from './twoFactor.repository'

/** Somebody whose password was right. */
export interface Person extends Attempt {
  userId: number
}

/** 'none': the account asks for no code. 'missing', 'wrong': it does, and did not get it. */
export type Shown = 'none' | 'missing' | 'wrong' | 'code' | 'recovery code'

/**
 * Looks at what somebody shows besides the password, and uses it up: nothing is taken twice, not even at the same
 * moment. What is wrong, and a recovery code, are written down. @throws too-many
 */
export async function verifyCode(
  context: ServerContext,
  person: Person,
  code: string | undefined,
): Promise<Shown> {
  const { clientId, userId } = person
  const source = await findCodeSource(context.db, clientId, userId)
  if (!source || source.confirmedAt === null) return 'none'
  const typed = (code ?? '').replace(/\s/g, '')
  if (typed === '') return 'missing'
  const wasRight = await consumeCodeAttempt(context, person)
  const shown = await takeShown(context, person, source.sealedSecret, typed)
  if (shown === 'wrong') await note(context, person, 'one-time code refused')
  else await wasRight()
  if (shown === 'recovery code') await note(context, person, 'recovery code used')
  return shown
}

async function takeShown(
  { db, keys, now }: ServerContext,
  { clientId, userId }: Person,
  sealedSecret: string,
  code: string,
): Promise<Shown> {
  if (!/^\d{6}$/.test(code)) {
    return (await takeRecoveryCode(db, clientId, userId, hashRecoveryCode(code))) ? 'recovery code' : 'wrong'
  }
  const step = stepOf(unseal(keys.secrets, sealedSecret), code, now())
  return step !== undefined && (await takeStep(db, clientId, userId, step)) ? 'code' : 'wrong'
}

/** Nobody is let in, or kept out, because it can't be written; the operator is told. */
async function note(
  { db, now, report }: ServerContext,
  { clientId, userId, address }: Person,
  action: AuditEntry['action'],
): Promise<void> {
  const act = { userId, subject: `user:${userId}`, at: now().toISOString(), address: shortAddress(address) }
  await addAudit(db, clientId, { ...act, action }).catch((error: unknown) =>
    report(`The audit could not be written: ${String(error)}`),
  )
}

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
