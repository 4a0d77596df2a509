import type {
  RecoveryCodes,
  TotpSecret,
  TwoFactorState,
} from '../../../src/schemas/accountSecurity/accountSecurity.types'
import { twoFactorTexts as texts } from '../../../src/texts/admin/accountSecurity.texts'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { seal, unseal } from '../../security/secretBox'
import { addAudit } from '../audit/audit.repository'
import type { Session } from '../sessions/session.types'
import { endSessions } from '../sessions/sessions.repository'
import type { PasswordConfirmation } from './activeSessions.service'
import { confirmPassword } from './confirmPassword'
import {
  createRecoveryCodes,
  createSecret,
  findTimeStep,
  hashRecoveryCode,
  renderSecretQrCode,
  verifyAndConsumeCode,
} from './secondFactor'
import { countCodeAttempt } from './signInLimits'
import {
  confirmSecret,
  countRecoveryCodes,
  findEnrolment,
  removeSecretAndRecoveryCodes,
  replaceRecoveryCodes,
  storeUnconfirmedSecret,
} from './twoFactor.repository'

/** Maximum time between creating a secret and confirming its first code, in milliseconds. */
const setupMs = 15 * 60_000

/** Returns the user's two-factor state. The secret is never included. */
export async function readTwoFactor(
  { db }: Pick<ServerContext, 'db'>,
  session: Session,
): Promise<TwoFactorState> {
  const userId = orNotFound(session.userId)
  const enabledAt = (await findEnrolment(db, session.clientId, userId))?.confirmedAt ?? null
  const recoveryCodesLeft = enabledAt === null ? 0 : await countRecoveryCodes(db, session.clientId, userId)
  return { isOn: enabledAt !== null, since: enabledAt, recoveryCodesLeft }
}

/**
 * Creates a TOTP secret. Sign-in does not require codes until the secret is confirmed. @throws invalid, too-many,
 * codes-on
 */
export async function beginTwoFactor(
  context: ServerContext,
  session: Session,
  { currentPassword, address }: PasswordConfirmation,
): Promise<TotpSecret> {
  const person = await confirmPassword(context, session, currentPassword, address)
  const secret = createSecret()
  const newEnrolment = {
    sealedSecret: seal(context.keys.secrets, secret),
    startedAt: context.now().toISOString(),
  }
  const hasStarted = await storeUnconfirmedSecret(context.db, session.clientId, person.userId, newEnrolment)
  if (!hasStarted) throw new ProblemError('codes-on')
  return { secret, qr: renderSecretQrCode(secret, person) }
}

/**
 * Turns two-factor authentication on once the code is right, and ends all other sessions. @throws invalid, too-many,
 * codes-off
 */
export async function confirmTwoFactor(
  context: ServerContext,
  session: Session,
  { code, address }: { code: string; address: string },
): Promise<RecoveryCodes> {
  const { clientId } = session
  const userId = orNotFound(session.userId)
  const now = context.now()
  const enrolment = await findEnrolment(context.db, clientId, userId)
  const isEnrolmentPending =
    enrolment?.confirmedAt === null && now.getTime() - Date.parse(enrolment.startedAt) < setupMs
  if (!enrolment || !isEnrolmentPending) throw new ProblemError('codes-off')
  const attempt = { clientId, username: `user ${userId}`, address, device: `session ${session.sid}` }
  const resetAttempts = await countCodeAttempt(context, attempt)
  const { sealedSecret } = enrolment
  const step = findTimeStep(unseal(context.keys.secrets, sealedSecret), code.replace(/\s/g, ''), now)
  if (step === undefined) throw createWrongCodeError(texts.invalidCode)
  await resetAttempts()
  const recoveryCodes = createRecoveryCodes()
  await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `sign-in of ${userId}`)
    const isEnabled = await confirmSecret(trx, clientId, userId, {
      sealedSecret,
      step,
      now: now.toISOString(),
    })
    if (!isEnabled) throw new ProblemError('codes-off')
    await replaceRecoveryCodes(trx, clientId, userId, recoveryCodes.map(hashRecoveryCode))
    await endOtherUserSessions(trx, session, userId, now)
    await auditChange(trx, session, 'one-time codes turned on', now)
  })
  return { recoveryCodes }
}

/** Password and one-time code of the signed-in user. */
export interface BothFactors extends PasswordConfirmation {
  code: string
}

/** Turns two-factor authentication off and ends all other sessions. @throws invalid, too-many, codes-off */
export async function turnOffTwoFactor(
  context: ServerContext,
  session: Session,
  proof: BothFactors,
): Promise<void> {
  const userId = await verifyBothFactors(context, session, proof)
  const now = context.now()
  await runInTransaction(context.db, async (trx) => {
    await removeSecretAndRecoveryCodes(trx, session.clientId, userId)
    await endOtherUserSessions(trx, session, userId, now)
    await auditChange(trx, session, 'one-time codes turned off', now)
  })
}

/** Replaces all recovery codes by new ones. @throws invalid, too-many, codes-off */
export async function renewRecoveryCodes(
  context: ServerContext,
  session: Session,
  proof: BothFactors,
): Promise<RecoveryCodes> {
  const userId = await verifyBothFactors(context, session, proof)
  const recoveryCodes = createRecoveryCodes()
  await runInTransaction(context.db, async (trx) => {
    await replaceRecoveryCodes(trx, session.clientId, userId, recoveryCodes.map(hashRecoveryCode))
    await auditChange(trx, session, 'recovery codes renewed', context.now())
  })
  return { recoveryCodes }
}

/** Verifies password and code. Both are required, so that one stolen factor is not enough to change the other. */
async function verifyBothFactors(
  context: ServerContext,
  session: Session,
  proof: BothFactors,
): Promise<number> {
  const { currentPassword, code, address } = proof
  const { clientId, sid } = session
  const { userId, username } = await confirmPassword(context, session, currentPassword, address)
  const outcome = await verifyAndConsumeCode(
    context,
    { clientId, userId, username, address, device: `session ${sid}` },
    code,
  )
  if (outcome === 'none') throw new ProblemError('codes-off')
  if (outcome === 'missing' || outcome === 'wrong')
    throw createWrongCodeError(texts[outcome === 'wrong' ? 'invalidCode' : 'needed'])
  return userId
}

function createWrongCodeError(message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path: '/code', message }] })
}

function endOtherUserSessions(trx: Db, { clientId, sid }: Session, userId: number, now: Date): Promise<void> {
  return endSessions(trx, clientId, { userId, exceptSid: sid }, now)
}

function auditChange(trx: Db, session: Session, action: AuditAction, now: Date): Promise<void> {
  const { clientId, userId, address } = session
  return addAudit(trx, clientId, {
    userId,
    action,
    subject: `user:${userId}`,
    address,
    at: now.toISOString(),
  })
}
