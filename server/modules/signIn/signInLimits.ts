import { createHmac } from 'node:crypto'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, inTransaction } from '../../db/openDatabase'
import { clientNetwork } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { afterOneMore, type Backoff, codeBackoff, waitOf, waits } from './signInBackoff'
import {
  type AttemptRow,
  findAttempts,
  forgetAttemptsFor,
  forgetAttemptsOf,
  saveAttempts,
} from './signInLimits.repository'

type LimitsContext = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** Who tries to sign in, as far as it can be told before the password is looked at. */
export interface Attempt {
  clientId: number
  username: string
  address: string
  /** On which this account was signed in to before; strangers have none. */
  device: string | undefined
}

interface Count {
  key: string
  account: string | null
  pace: Backoff
}

/**
 * Takes an attempt before the password is looked at: each of its counts, or none when one of them has to wait. Whoever
 * knows the account's device is counted by that alone, so that nobody else's attempts stand in the way.
 * @returns what to do when the password was right @throws too-many
 */
export function consumeSignInAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  return take(context, countsOf(context, attempt))
}

/**
 * The same before a code is looked at, once the password was right: counted by the account, wherever it comes from, and
 * apart from passwords, so that a right password gives no further tries at the code.
 */
export function consumeCodeAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  const name = accountKey(attempt)
  const whose = attempt.device === undefined ? `code of ${name}` : `code of ${name} on ${attempt.device}`
  return take(context, [{ key: hash(context, whose), account: hash(context, name), pace: codeBackoff }])
}

async function take(context: LimitsContext, counts: readonly Count[]): Promise<() => Promise<void>> {
  if (!context.environment.limits) return async () => {}
  const wait = await inTransaction(context.db, (trx) => takeAll(trx, counts, context.now()))
  if (wait > 0) throw new ProblemError('too-many', { retryAfter: Math.ceil(wait / 1000) })
  return () => inTransaction(context.db, (trx) => giveBack(trx, counts, context.now()))
}

/** Forgets every failed attempt at an account, from wherever it came. */
export async function unlock(
  context: Pick<LimitsContext, 'db' | 'keys'>,
  account: Pick<Attempt, 'clientId' | 'username'>,
): Promise<void> {
  await forgetAttemptsFor(context.db, hash(context, accountKey(account)))
}

/** In an order that is the same for all, so that no two wait for each other; the last one is the person's own. */
function countsOf(context: LimitsContext, attempt: Attempt): Count[] {
  const paceOf = (which: keyof typeof waits) => ({
    ...waits[which],
    free: context.environment.signInTries[which],
  })
  const name = accountKey(attempt)
  const account = hash(context, name)
  if (attempt.device !== undefined) {
    return [{ key: hash(context, `${name} on ${attempt.device}`), account, pace: paceOf('device') }]
  }
  const address = clientNetwork(attempt.address)
  return [
    { key: hash(context, `sign-in from ${address}`), account: null, pace: paceOf('address') },
    { key: account, account, pace: paceOf('account') },
    { key: hash(context, `${name} from ${address}`), account, pace: paceOf('pair') },
  ]
}

async function takeAll(trx: Db, counts: readonly Count[], now: Date): Promise<number> {
  const found: (AttemptRow | undefined)[] = []
  for (const { key } of counts) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    found.push(await findAttempts(trx, key))
  }
  const wait = Math.max(...counts.map(({ pace }, at) => waitOf(found[at], pace, now)))
  if (wait > 0) return wait
  for (const [at, { key, account, pace }] of counts.entries()) {
    await saveAttempts(trx, { key, account, ...afterOneMore(found[at], pace, now) })
  }
  return 0
}

/** The person's own failures were slips, then; those of others at this account or from this address stay counted. */
async function giveBack(trx: Db, counts: readonly Count[], now: Date): Promise<void> {
  for (const [at, { key }] of counts.entries()) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    const row = await findAttempts(trx, key)
    if (row && at < counts.length - 1) {
      await saveAttempts(trx, { ...row, taken: Math.max(0, row.taken - 1), nextAt: now.toISOString() })
    } else await forgetAttemptsOf(trx, key)
  }
}

function accountKey({ clientId, username }: Pick<Attempt, 'clientId' | 'username'>): string {
  return `sign-in ${clientId}:${username.toLowerCase()}`
}

/** Of names and addresses, which nobody should find in the table. */
function hash({ keys }: Pick<LimitsContext, 'keys'>, text: string): string {
  return createHmac('sha256', keys.limits).update(text).digest('hex')
}
