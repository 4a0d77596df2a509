import { type AuditEntry, addAudit } from '../../repositories/accounts/audit'
import { findCodeSource, takeRecoveryCode, takeStep } from '../../repositories/sessions/oneTimeCodes'
import { shortAddress } from '../accounts/shortAddress'
import type { ServerContext } from '../serverContext'
import { hashRecoveryCode, stepOf } from './oneTimeCode'
import { unseal } from './secretBox'
import { type Attempt, takeCode } from './signInLimits'

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
export async function showCode(
  context: ServerContext,
  person: Person,
  code: string | undefined,
): Promise<Shown> {
  const { clientId, userId } = person
  const source = await findCodeSource(context.db, clientId, userId)
  if (!source || source.confirmedAt === null) return 'none'
  const typed = (code ?? '').replace(/\s/g, '')
  if (typed === '') return 'missing'
  const wasRight = await takeCode(context, person)
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
