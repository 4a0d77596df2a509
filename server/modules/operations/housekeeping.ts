import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import { purgeAttemptCounts } from '../../security/rateLimiter.repository'
import { purgeAbandonments } from '../applicationForm/abandonment.repository'
import { keySince, purgeStoredResponses } from '../applicationForm/idempotencyKeys.repository'
import { purgeAudit } from '../audit/audit.repository'
import { sweepDocuments } from '../authoring/authoredDocuments.service'
import type { FileStore } from '../files/fileStore'
import { purgeBlockedSubmissions, purgeUsedTokens } from '../forms/formGuards.repository'
import { purgeMails } from '../mail/mails.repository'
import { purgeAccountLinks } from '../people/accountLinks.repository'
import { type ErasedApplications, eraseExpired } from '../privacy/retention.service'
import { purgeDevices } from '../signIn/activeSessions.repository'
import { purgeSignInAttempts } from '../signIn/signInLimits.repository'
import { sweepSiteFiles } from '../studio/draftFiles.service'
import { purgeAlerts } from '../subscriptions/jobAlerts.repository'
import { unconfirmedMs } from '../subscriptions/notificationLinks'
import { purgeNotices } from '../subscriptions/notifications.repository'
import { purgePartialUploads } from '../uploads/resumableUploads.service'
import { purgeSavedFiles } from '../uploads/savedFormFiles.service'
import { checkClockSkew } from './clockSkew'

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
    return runScheduledHousekeeping(this.#household).catch((error) => {
      this.#household.onError(error)
      return true
    })
  }
}

/**
 * One day's work, unless the clock is not to be believed: what is erased because it is old does not come back.
 * @returns whether it was done
 */
export async function runScheduledHousekeeping(household: Omit<Household, 'onError'>): Promise<boolean> {
  const { db, now, log } = household
  const doubt = await checkClockSkew(db, now())
  if (doubt !== undefined) {
    log.error({ doubt }, 'nothing is erased or forgotten while the clock is not to be believed')
    return false
  }
  for (const { code, erased, unsent } of await runHousekeeping(household)) {
    const counts = { client: code, applications: erased, unsent }
    if (unsent > 0) log.warn(counts, 'applications were erased that no back-office had taken')
    else log.info(counts, 'applications were erased that were older than they are kept')
  }
  return true
}

/** One day's work of it. @returns whose applications were erased */
export async function runHousekeeping({ db, files, environment, now }: House): Promise<ErasedApplications[]> {
  await purgeAttemptCounts(db, now())
  await purgeSignInAttempts(db, now())
  await purgeDevices(db, now())
  await purgeAccountLinks(db, utcDateTime(now()).subtract(30, 'day').toDate())
  await purgeAudit(db, utcDateTime(now()).subtract(environment.auditDays, 'day').toDate())
  await purgeStoredResponses(db, keySince(now()))
  await purgeSavedFiles({ db, files }, now())
  await purgePartialUploads({ db, files }, now())
  await purgeAbandonments(db, utcDateTime(now()).subtract(leavingMonths, 'month').toDate())
  await purgeUsedTokens(db, keySince(now()))
  await purgeBlockedSubmissions(db, utcDateTime(now()).subtract(stoppedDays, 'day').toDate())
  await purgeMails(db, utcDateTime(now()).subtract(mailDays, 'day').toDate())
  await purgeAlerts(db, now())
  await purgeNotices(db, new Date(now().getTime() - unconfirmedMs))
  await sweepSiteFiles(db, now())
  await sweepDocuments(db, now())
  return eraseExpired({ db, files, now: now() }, () => undefined)
}
