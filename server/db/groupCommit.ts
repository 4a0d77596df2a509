import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables'

type Db = Kysely<Tables>

interface WaitingTransaction {
  work: (db: Db) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

const savepointQuery = CompiledQuery.raw('savepoint apart')
const releaseQuery = CompiledQuery.raw('release apart')
const rollBackQuery = CompiledQuery.raw('rollback to apart')

/** Maximum number of transactions per commit, because concurrent reads wait for all of them. */
const maxGroupSize = 16
/**
 * Event-loop turns without a new transaction before the group is committed: concurrent requests may not have reached
 * their transaction yet, and requests that were just answered may start another.
 */
const maxIdleTurns = 3

/**
 * Group commit for a database with a single writer. Transactions that arrive during a commit are committed together,
 * because waiting for the disk takes longer than anything else in a transaction. Each is resolved after the commit;
 * one that fails is rolled back to its savepoint and does not affect the others.
 */
export class GroupCommit {
  readonly #db: Db
  readonly #waiting: WaitingTransaction[] = []
  #isBusy = false

  constructor(db: Db) {
    this.#db = db
  }

  run<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: (result) => resolve(result as Result), reject })
      if (!this.#isBusy) void this.#commitAll()
    })
  }

  async #commitAll(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      await this.#gather()
      await this.#commit()
    }
    this.#isBusy = false
  }

  /**
   * Waits for further transactions. The rest of this class only awaits promises, so each request of a turn would
   * otherwise be committed separately.
   */
  async #gather(): Promise<void> {
    for (
      let idleTurns = 0, waitingCount = 0;
      idleTurns < maxIdleTurns && waitingCount < maxGroupSize;
      idleTurns += 1
    ) {
      if (this.#waiting.length > waitingCount) idleTurns = 0
      waitingCount = this.#waiting.length
      await nextTurn()
    }
  }

  async #commit(): Promise<void> {
    let group: WaitingTransaction[] = []
    try {
      const settleCallbacks = await this.#db.transaction().execute(async (trx) => {
        // Take the group only now, so that transactions that arrived while this one waited for its turn can join it.
        group = this.#waiting.splice(0, maxGroupSize)
        const callbacks: (() => void)[] = []
        for (const waitingTransaction of group) callbacks.push(await runInSavepoint(trx, waitingTransaction))
        return callbacks
      })
      for (const settle of settleCallbacks) settle()
    } catch (error) {
      // If the transaction could not begin, no group was taken yet: reject the transactions that wait.
      if (group.length === 0) group = this.#waiting.splice(0, maxGroupSize)
      for (const { reject } of group) reject(error)
    }
  }
}

/** Runs the work in a savepoint. @returns the callback that settles its promise, to be called after the commit */
async function runInSavepoint(db: Db, { work, resolve, reject }: WaitingTransaction): Promise<() => void> {
  await db.executeQuery(savepointQuery)
  const settle = await work(db).then(
    (result) => () => resolve(result),
    async (error: unknown) => {
      await rollBackSavepoint(db, error)
      return () => reject(error)
    },
  )
  await db.executeQuery(releaseQuery)
  return settle
}

/**
 * Undoes the work of the savepoint.
 * @throws the original error if SQLite has rolled back the whole transaction, for example because the disk is full
 */
async function rollBackSavepoint(db: Db, error: unknown): Promise<void> {
  try {
    await db.executeQuery(rollBackQuery)
  } catch {
    throw error
  }
}
