import { setTimeout as pause } from 'node:timers/promises'
import { utcMoment } from '../../../src/schemas/utcMoment'
import type { Db } from '../../db/openDatabase'
import type { Environment } from '../../environment/environment'
import { forgetAudit } from '../../repositories/accounts/audit'
import { forgetAnswers } from '../../repositories/applications/idempotencyKeys'
import { forgetAttempts } from '../../repositories/sessions/attemptCounts'
import { forgetOldSignIns } from '../../repositories/sessions/signInAttempts'
import { eraseOutlived } from '../applications/eraseApplications'
import { keySince } from '../applications/keySince'
import type { FileStore } from '../files/fileStore'

interface Household {
  db: Db
  files: FileStore
  environment: Pick<Environment, 'auditDays'>
  now: () => Date
  onError: (error: unknown) => void
}

const afterStartMs = 60_000
const dayMs = 24 * 60 * 60 * 1000

/**
 * Once a day: what clients keep no longer is erased; limits that have ended, and answers that nobody may have any more, are
 * forgotten. Twice does no harm.
 */
export class Housekeeper {
  readonly #household: Household
  readonly #stopping = new AbortController()
  #loop: Promise<void> | undefined

  constructor(household: Household) {
    this.#household = household
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    let wait = afterStartMs
    while (!signal.aborted) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await keepHouse(this.#household).catch(this.#household.onError)
      wait = dayMs
    }
  }
}

/** One day's work of it. */
export async function keepHouse({ db, files, environment, now }: Omit<Household, 'onError'>): Promise<void> {
  await forgetAttempts(db, now())
  await forgetOldSignIns(db, now())
  await forgetAudit(db, utcMoment(now()).subtract(environment.auditDays, 'day').toDate())
  await forgetAnswers(db, keySince(now()))
  await eraseOutlived({ db, files, now: now() }, () => undefined)
}
