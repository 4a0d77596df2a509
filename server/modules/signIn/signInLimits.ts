import { createHmac } from 'node:crypto'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { getClientNetwork } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import {
  type AttemptCounterRow,
  deleteAccountCounters,
  deleteAttemptCounter,
  findAttemptCounter,
  saveAttemptCounter,
} from './signInLimits.repository'

type LimitsContext = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** Sign-in attempt, as known before the password is checked. */
export interface Attempt {
  clientId: number
  username: string
  address: string
  /**
   * Id of a device that was signed in to this account before, or `session …` if the attempt is made in a session of it;
   * undefined for unknown devices.
   */
  device: string | undefined
}

interface Counter {
  key: string
  account: string | null
  backoff: Backoff
}

/**
 * Counts an attempt before the password is checked: in all of its counters, or in none if one of them requires a
 * wait. On a known device only the device's counter applies, so that other people's attempts cannot delay the owner.
 * @returns a function that undoes the count, to call if the password was right @throws too-many
 */
export function countSignInAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  return recordAttempt(context, getCounters(context, attempt))
}

/**
 * Counts an attempt before a code is checked, once the password was right. The counter is per account, or per known
 * device, independent of the address, and separate from passwords: a right password grants no further code attempts.
 * @returns a function that undoes the count, to call if the code was right @throws too-many
 */
export function countCodeAttempt(context: LimitsContext, attempt: Attempt): Promise<() => Promise<void>> {
  const name = getAccountCounterName(attempt)
  const counterName =
    attempt.device === undefined ? `code of ${name}` : `code of ${name} on ${attempt.device}`
  return recordAttempt(context, [
    {
      key: hashCounterName(context, counterName),
      account: hashCounterName(context, name),
      backoff: codeBackoff,
    },
  ])
}

/** @returns a function that undoes the count @throws too-many */
async function recordAttempt(
  context: LimitsContext,
  counters: readonly Counter[],
): Promise<() => Promise<void>> {
  if (!context.environment.hasRateLimits) return async () => {}
  const wait = await runInTransaction(context.db, (trx) => countOrGetWait(trx, counters, context.now()))
  if (wait > 0) throw new ProblemError('too-many', { retryAfter: Math.ceil(wait / 1000) })
  return () => runInTransaction(context.db, (trx) => undoAttempt(trx, counters, context.now()))
}

/** Removes all counted attempts at an account, from any address. */
export async function unlockAccount(
  context: Pick<LimitsContext, 'db' | 'keys'>,
  account: Pick<Attempt, 'clientId' | 'username'>,
): Promise<void> {
  await deleteAccountCounters(context.db, hashCounterName(context, getAccountCounterName(account)))
}

/**
 * Returns the counters in a fixed order, to avoid deadlocks. The last one counts attempts at this account from this
 * address, or on this device.
 */
function getCounters(context: LimitsContext, attempt: Attempt): Counter[] {
  const getBackoff = (counterName: keyof typeof backoffs) => ({
    ...backoffs[counterName],
    freeAttempts: context.environment.signInAttemptLimits[counterName],
  })
  const name = getAccountCounterName(attempt)
  const account = hashCounterName(context, name)
  if (attempt.device !== undefined) {
    return [
      {
        key: hashCounterName(context, `${name} on ${attempt.device}`),
        account,
        backoff: getBackoff('device'),
      },
    ]
  }
  const address = getClientNetwork(attempt.address)
  return [
    {
      key: hashCounterName(context, `sign-in from ${address}`),
      account: null,
      backoff: getBackoff('address'),
    },
    { key: account, account, backoff: getBackoff('account') },
    { key: hashCounterName(context, `${name} from ${address}`), account, backoff: getBackoff('pair') },
  ]
}

/** Counts the attempt in all counters and returns 0, or returns the milliseconds to wait and counts nothing. */
async function countOrGetWait(trx: Db, counters: readonly Counter[], now: Date): Promise<number> {
  const attemptRows: (AttemptCounterRow | undefined)[] = []
  for (const { key } of counters) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    attemptRows.push(await findAttemptCounter(trx, key))
  }
  const wait = Math.max(...counters.map(({ backoff }, index) => getWaitMs(attemptRows[index], backoff, now)))
  if (wait > 0) return wait
  for (const [index, { key, account, backoff }] of counters.entries()) {
    await saveAttemptCounter(trx, { key, account, ...getNextCounter(attemptRows[index], backoff, now) })
  }
  return 0
}

/** Undoes the count after success: deletes the last counter and subtracts this attempt from the shared counters. */
async function undoAttempt(trx: Db, counters: readonly Counter[], now: Date): Promise<void> {
  for (const [index, { key }] of counters.entries()) {
    await acquireTransactionLock(trx, 0, `sign-in ${key}`)
    const row = await findAttemptCounter(trx, key)
    if (row && index < counters.length - 1) {
      await saveAttemptCounter(trx, {
        ...row,
        attemptCount: Math.max(0, row.attemptCount - 1),
        nextAt: now.toISOString(),
      })
    } else await deleteAttemptCounter(trx, key)
  }
}

function getAccountCounterName({ clientId, username }: Pick<Attempt, 'clientId' | 'username'>): string {
  return `sign-in ${clientId}:${username.toLowerCase()}`
}

/** Keyed hash, so that the table holds no usernames or addresses in plain text. */
function hashCounterName({ keys }: Pick<LimitsContext, 'keys'>, text: string): string {
  return createHmac('sha256', keys.limits).update(text).digest('hex')
}

const minuteMs = 60_000

/** Backoff parameters. Attempts are delayed, never blocked for good: after the wait, another attempt is allowed. */
export interface Backoff {
  /** Number of attempts without a delay. */
  freeAttempts: number
  /** Wait after the last free attempt, in milliseconds. It doubles with each further attempt, up to `longestMs`. */
  firstMs: number
  longestMs: number
  /** Attempts expire this long after the first one, or after the wait of the last one. Milliseconds. */
  retentionMs: number
}

const retentionMs = 15 * minuteMs

/** Backoff per counter. The number of free attempts comes from the environment. */
const backoffs = {
  /** Attempts at one account from one address. */
  pair: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, retentionMs },
  /** Attempts at one account on a device that was signed in to it before. */
  device: { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, retentionMs },
  /** Attempts at one account from any address, except on its known devices. */
  account: { firstMs: minuteMs / 12, longestMs: minuteMs, retentionMs },
  /** Attempts from one address at any account, except on known devices. */
  address: { firstMs: minuteMs / 12, longestMs: 5 * minuteMs, retentionMs },
} as const satisfies Record<string, Omit<Backoff, 'freeAttempts'>>

/**
 * Backoff for the one-time codes of one account. Three of a million codes are valid at a time; an attacker who has the
 * password gets about a hundred attempts per day.
 */
export const codeBackoff: Backoff = {
  freeAttempts: 5,
  firstMs: minuteMs / 2,
  longestMs: 15 * minuteMs,
  retentionMs: 24 * 60 * minuteMs,
}

/** Stored state of one attempt counter. */
export interface AttemptCounter {
  /** Number of counted attempts. */
  attemptCount: number
  /** Earliest time of the next attempt. */
  nextAt: string
  /** When the counter expires. */
  until: string
}

/**
 * Returns the milliseconds until the next attempt is allowed: at most `longestMs`, even if the clock was set back.
 */
export function getWaitMs(state: AttemptCounter | undefined, backoff: Backoff, now: Date): number {
  if (!state || state.attemptCount < backoff.freeAttempts) return 0
  return Math.min(backoff.longestMs, Math.max(0, Date.parse(state.nextAt) - now.getTime()))
}

/** Returns the counter's state after one more attempt. */
export function getNextCounter(
  state: AttemptCounter | undefined,
  backoff: Backoff,
  now: Date,
): AttemptCounter {
  const currentState = state && state.until > now.toISOString() ? state : undefined
  const attempts = (currentState?.attemptCount ?? 0) + 1
  const excessAttempts = attempts - backoff.freeAttempts
  const waitMs =
    excessAttempts < 0 ? 0 : Math.min(backoff.firstMs * 2 ** Math.min(excessAttempts, 30), backoff.longestMs)
  const until =
    excessAttempts < 0 && currentState
      ? currentState.until
      : addMilliseconds(now, waitMs + backoff.retentionMs)
  return { attemptCount: attempts, nextAt: addMilliseconds(now, waitMs), until }
}

function addMilliseconds(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
