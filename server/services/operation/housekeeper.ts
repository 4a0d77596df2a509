import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { utcMoment } from '../../../src/schemas/utcMoment'
import type { Db } from '../../db/openDatabase'
import type { Environment } from '../../environment/environment'
import { forgetLinks } from '../../repositories/accounts/accountLinks'
import { forgetAudit } from '../../repositories/accounts/audit'
import { forgetStamps, forgetStopped } from '../../repositories/applications/formGuards'
import { forgetLeavings } from '../../repositories/applications/formLeavings'
import { forgetAnswers } from '../../repositories/applications/idempotencyKeys'
import { forgetAlerts } from '../../repositories/mail/jobAlerts'
import { forgetMails } from '../../repositories/mail/mails'
import { forgetNotices } from '../../repositories/mail/notices'
import { forgetAttempts } from '../../repositories/sessions/attemptCounts'
import { forgetDevices } from '../../repositories/sessions/ownSessions'
import { forgetOldSignIns } from '../../repositories/sessions/signInAttempts'
import { eraseOutlived, type OutlivedErased } from '../applications/eraseOutlived'
import { forgetKept } from '../applications/keptFiles'
import { keySince } from '../applications/keySince'
import { forgetPartial } from '../applications/partialUploads'
import type { FileStore } from '../files/fileStore'
import { unconfirmedMs } from '../notices/noticeLinks'
import { sweepSiteFiles } from '../sites/studio/sweepSiteFiles'
import { sweepDocuments } from '../vacancies/own/sweepDocuments'
import { doubtClock } from './doubtClock'

interface House {
  db: Db
  files: FileStore
  environment: Pick<Environment, 'auditDays'>
  now: () => Date
}

interface Household extends House {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  onError: (error: unknown) => void
}

const afterStartMs = 60_000
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** How long it is known that a mail was sent, or why not. */
const mailDays = 30
/** How long it stays known how many posts were stopped. */
const stoppedDays = 60
/** How long it is known where forms were left: a year and a month, to compare with the year before. */
const leavingMonths = 13

/**
 * Once a day: what clients keep no longer is erased; limits that have ended, devices of sessions and links that are over, and answers that
 * nobody may have any more, are forgotten. Twice does no harm.
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
      wait = dayMs
      if (!signal.aborted && !(await this.#keep())) wait = hourMs
    }
  }

  #keep(): Promise<boolean> {
    return keepHouseByClock(this.#household).catch((error) => {
      this.#household.onError(error)
      return true
    })
  }
}

/**
 * One day's work, unless the clock is not to be believed: what is erased because it is old does not come back.
 * @returns whether it was done
 */
export async function keepHouseByClock(household: Omit<Household, 'onError'>): Promise<boolean> {
  const { db, now, log } = household
  const doubt = await doubtClock(db, now())
  if (doubt !== undefined) {
    log.error({ doubt }, 'nothing is erased or forgotten while the clock is not to be believed')
    return false
  }
  for (const { code, erased, unsent } of await keepHouse(household)) {
    const counts = { client: code, applications: erased, unsent }
    if (unsent > 0) log.warn(counts, 'applications were erased that no back-office had taken')
    else log.info(counts, 'applications were erased that were older than they are kept')
  }
  return true
}

/** One day's work of it. @returns whose applications were erased */
export async function keepHouse({ db, files, environment, now }: House): Promise<OutlivedErased[]> {
  await forgetAttempts(db, now())
  await forgetOldSignIns(db, now())
  await forgetDevices(db, now())
  await forgetLinks(db, utcMoment(now()).subtract(30, 'day').toDate())
  await forgetAudit(db, utcMoment(now()).subtract(environment.auditDays, 'day').toDate())
  await forgetAnswers(db, keySince(now()))
  await forgetKept({ db, files }, now())
  await forgetPartial({ db, files }, now())
  await forgetLeavings(db, utcMoment(now()).subtract(leavingMonths, 'month').toDate())
  await forgetStamps(db, keySince(now()))
  await forgetStopped(db, utcMoment(now()).subtract(stoppedDays, 'day').toDate())
  await forgetMails(db, utcMoment(now()).subtract(mailDays, 'day').toDate())
  await forgetAlerts(db, now())
  await forgetNotices(db, new Date(now().getTime() - unconfirmedMs))
  await sweepSiteFiles(db, now())
  await sweepDocuments(db, now())
  return eraseOutlived({ db, files, now: now() }, () => undefined)
}
