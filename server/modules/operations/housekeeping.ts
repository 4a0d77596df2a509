import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import { removeOldReplacedDatabases } from '../../db/sqliteBackup'
import { BackgroundLoop } from '../../jobs/backgroundLoop'
import { purgeAttemptCounts } from '../../security/rateLimiter.repository'
import { purgeAbandonments } from '../applicationForm/abandonment.repository'
import { purgeStoredResponses } from '../applicationForm/idempotencyKeys.repository'
import { purgeAudit } from '../audit/audit.repository'
import { purgeUnusedDocuments } from '../authoring/authoredDocuments.service'
import type { FileStore } from '../files/fileStore'
import { purgeBlockedSubmissions, purgeUsedTokens } from '../forms/formGuards.repository'
import { purgeMails } from '../mail/mails.repository'
import { purgeAccountLinks } from '../people/accountLinks.repository'
import { type ErasedApplications, eraseExpiredApplications } from '../privacy/retention.service'
import { clearExpiredDevices } from '../signIn/activeSessions.repository'
import { purgeSignInAttempts } from '../signIn/signInLimits.repository'
import { purgeUnusedSiteFiles } from '../studio/draftFiles.service'
import { purgeAlerts } from '../subscriptions/jobAlerts.repository'
import { purgeUnconfirmedSubscriptions } from '../subscriptions/notifications.repository'
import { purgePartialUploads } from '../uploads/resumableUploads.service'
import { purgeSavedFiles } from '../uploads/savedFormFiles.service'
import { findClockProblem } from './clockSkew'

interface HousekeepingContext {
  db: Db
  files: FileStore
  environment: Pick<Environment, 'auditDays'>
  now: () => Date
}

interface ScheduledContext extends HousekeepingContext {
  environment: Pick<Environment, 'auditDays' | 'databaseUrl'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  onError: (error: unknown) => void
}

/**
 * Deletes the data of one kind that are no longer needed at `now`, of all clients. A second run deletes nothing more.
 */
type Purge = (
  db: Db,
  now: Date,
  options: Pick<HousekeepingContext, 'files'> & Pick<Environment, 'auditDays'>,
) => Promise<unknown>

const purges: readonly Purge[] = [
  purgeAttemptCounts,
  purgeSignInAttempts,
  clearExpiredDevices,
  purgeAccountLinks,
  purgeAudit,
  purgeStoredResponses,
  purgeSavedFiles,
  purgePartialUploads,
  purgeAbandonments,
  purgeUsedTokens,
  purgeBlockedSubmissions,
  purgeMails,
  purgeAlerts,
  purgeUnconfirmedSubscriptions,
  purgeUnusedSiteFiles,
  purgeUnusedDocuments,
]

const firstPauseMs = 60_000
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Creates the loop that runs the housekeeping a minute after the start and then once a day, or again after an hour if
 * the clock was wrong.
 */
export function createHousekeepingLoop(context: ScheduledContext): BackgroundLoop {
  const runAndGetPause = async () => {
    const isClockRight = await runScheduledHousekeeping(context).catch((error) => {
      context.onError(error)
      return true
    })
    return isClockRight ? dayMs : hourMs
  }
  return new BackgroundLoop(runAndGetPause, firstPauseMs)
}

/**
 * Runs the housekeeping, removes old databases that a restore had set aside, and logs both these databases and the
 * erased applications. Deletes nothing while the clock seems to be wrong, because erased data cannot be restored.
 * @returns false if the clock was wrong
 */
export async function runScheduledHousekeeping(context: Omit<ScheduledContext, 'onError'>): Promise<boolean> {
  const { db, now, log } = context
  const clockProblem = await findClockProblem(db, now())
  if (clockProblem !== undefined) {
    log.error({ doubt: clockProblem }, 'nothing is erased while the clock seems to be wrong')
    return false
  }
  for (const path of removeOldReplacedDatabases(context.environment.databaseUrl, now()))
    log.info({ path }, 'removed a database that a restore had set aside')
  for (const { code, erased, undelivered } of await runHousekeeping(context)) {
    const counts = { client: code, applications: erased, unsent: undelivered }
    if (undelivered > 0)
      log.warn(
        counts,
        'erased applications past their retention time, some of which no back-office had accepted',
      )
    else log.info(counts, 'erased applications past their retention time')
  }
  return true
}

/** Deletes expired data. @returns the clients whose applications were erased, with the numbers */
export async function runHousekeeping({
  db,
  files,
  environment: { auditDays },
  now,
}: HousekeepingContext): Promise<ErasedApplications[]> {
  for (const purge of purges) await purge(db, now(), { files, auditDays })
  return eraseExpiredApplications({ db, files, now: now() }, () => undefined)
}
