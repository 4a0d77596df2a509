import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables'

type Db = Kysely<Tables>

interface Waiting {
  work: (db: Db) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

const setApart = CompiledQuery.raw('savepoint apart')
const release = CompiledQuery.raw('release apart')
const rollBack = CompiledQuery.raw('rollback to apart')

/** So many at most: whoever reads waits for all of them. */
const mostTogether = 16
/** Turns of the event loop in which nobody else came: the others of this moment are not at their transaction yet, and those just answered ask again. */
const quietTurns = 3

/**
 * Transactions of a database that lets one writer in at a time. Those that came in while another was being written to the
 * disk are written together: waiting for the disk takes longer than all else that a transaction does. Each is answered
 * when it is on the disk; one that fails leaves nothing, and the others as they are.
 */
export class GroupCommit {
  readonly #db: Db
  readonly #waiting: Waiting[] = []
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

  /** Nothing else in here waits for anything but promises: without it the first of a turn's requests would go alone, and each. */
  async #gather(): Promise<void> {
    for (let quiet = 0, known = 0; quiet < quietTurns && known < mostTogether; quiet += 1) {
      if (this.#waiting.length > known) quiet = 0
      known = this.#waiting.length
      await nextTurn()
    }
  }

  async #commit(): Promise<void> {
    let group: Waiting[] = []
    try {
      const answers = await this.#db.transaction().execute(async (trx) => {
        // Not before it is our turn: until then others come to wait.
        group = this.#waiting.splice(0, mostTogether)
        const apart: (() => void)[] = []
        for (const waiting of group) apart.push(await answerApart(trx, waiting))
        return apart
      })
      for (const answer of answers) answer()
    } catch (error) {
      // Without a group it did not even begin, for whoever waits.
      if (group.length === 0) group = this.#waiting.splice(0, mostTogether)
      for (const { reject } of group) reject(error)
    }
  }
}

async function answerApart(db: Db, { work, resolve, reject }: Waiting): Promise<() => void> {
  await db.executeQuery(setApart)
  const answer = await work(db).then(
    (result) => () => resolve(result),
    async (error: unknown) => {
      await takeBack(db, error)
      return () => reject(error)
    },
  )
  await db.executeQuery(release)
  return answer
}

/** @throws the error itself where SQLite has given the whole transaction up with it, as it does when a disk is full */
async function takeBack(db: Db, error: unknown): Promise<void> {
  try {
    await db.executeQuery(rollBack)
  } catch {
    throw error
  }
}
