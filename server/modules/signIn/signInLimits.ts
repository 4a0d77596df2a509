import { createHmac } from 'node:crypto'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { getClientNetwork } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { type Backoff, codeBackoff, countAttempt, getWaitMs, waits } from './signInBackoff'
import {
  type AttemptRow,
  findAttempts,
  resetAccountAttempts,
  resetAttempts,
  saveAttempts,
} from './signInLimits.repository'

type LimitsContext = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** Sign-in attempt, as known before the password is checked. */
export interface Attempt {
  clientId: number
  username: string
  address: string
  /** Id of a device that was signed in to this account before; undefined for unknown devices. */
  device: string | undefined
}

interface Count {
  key: string
  account: string | null
  backoff: Backoff
}

/**
 * Counts an attempt before the password is checked: in all of its counters, or in none if one of them requires a
 * wait. On a known device only the device's counter applies, so that other people's attempts cannot delay the owner.
 * @returns a function to call if the password was right @throws too-many
 */
export function countSignInAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  return take(context, getCounts(context, attempt))
}

/**
 * Counts an attempt before a code is checked, once the password was right. The counter is per account, or per known
 * device, independent of the address, and separate from passwords: a right password grants no further code attempts.
 */
export function countCodeAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  const name = accountKey(attempt)
  const counterName =
    attempt.device === undefined ? `code of ${name}` : `code of ${name} on ${attempt.device}`
  return take(context, [
    { key: hash(context, counterName), account: hash(context, name), backoff: codeBackoff },
  ])
}

async function take(context: LimitsContext, counts: readonly Count[]): Promise<() => Promise<void>> {
  if (!context.environment.limits) return async () => {}
  const wait = await runInTransaction(context.db, (trx) => takeAll(trx, counts, context.now()))
  if (wait > 0) throw new ProblemError('too-many', { retryAfter: Math.ceil(wait / 1000) })
  return () => runInTransaction(context.db, (trx) => undoAttempt(trx, counts, context.now()))
}

/** Removes all failed attempts at an account, from any address. */
export async function unlock(
  context: Pick<LimitsContext, 'db' | 'keys'>,
  account: Pick<Attempt, 'clientId' | 'username'>,
): Promise<void> {
  await resetAccountAttempts(context.db, hash(context, accountKey(account)))
}

/**
 * Returns the counters in an order that is the same for every attempt, to avoid deadlocks. The last one is the user's
 * own.
 */
function getCounts(context: LimitsContext, attempt: Attempt): Count[] {
  const getPace = (which: keyof typeof waits) => ({
    ...waits[which],
    free: context.environment.signInTries[which],
  })
  const name = accountKey(attempt)
  const account = hash(context, name)
  if (attempt.device !== undefined) {
    return [{ key: hash(context, `${name} on ${attempt.device}`), account, backoff: getPace('device') }]
  }
  const address = getClientNetwork(attempt.address)
  return [
    { key: hash(context, `sign-in from ${address}`), account: null, backoff: getPace('address') },
    { key: account, account, backoff: getPace('account') },
    { key: hash(context, `${name} from ${address}`), account, backoff: getPace('pair') },
  ]
}

async function takeAll(trx: Db, counts: readonly Count[], now: Date): Promise<number> {
  const found: (AttemptRow | undefined)[] = []
  for (const { key } of counts) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    found.push(await findAttempts(trx, key))
  }
  const wait = Math.max(...counts.map(({ backoff }, index) => getWaitMs(found[index], backoff, now)))
  if (wait > 0) return wait
  for (const [index, { key, account, backoff }] of counts.entries()) {
    await saveAttempts(trx, { key, account, ...countAttempt(found[index], backoff, now) })
  }
  return 0
}

/** Undoes an attempt after success: resets the user's own counter and takes this attempt off the shared ones. */
async function undoAttempt(trx: Db, counts: readonly Count[], now: Date): Promise<void> {
  for (const [index, { key }] of counts.entries()) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    const row = await findAttempts(trx, key)
    if (row && index < counts.length - 1) {
      await saveAttempts(trx, { ...row, taken: Math.max(0, row.taken - 1), nextAt: now.toISOString() })
    } else await resetAttempts(trx, key)
  }
}

function accountKey({ clientId, username }: Pick<Attempt, 'clientId' | 'username'>): string {
  return `sign-in ${clientId}:${username.toLowerCase()}`
}

/** Keyed hash, so that the table holds no usernames or addresses in plain text. */
function hash({ keys }: Pick<LimitsContext, 'keys'>, text: string): string {
  return createHmac('sha256', keys.limits).update(text).digest('hex')
}
