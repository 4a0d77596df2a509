import type { ServerContext } from './context'
import { isDatabaseUnavailableError } from './databaseErrors'
import type { JobIntervals } from './jobs/jobDelays'
import { JobWorker } from './jobs/jobWorker'
import { createScheduledChangeLoop } from './modules/authoring/scheduledChanges'
import { createDeliveryQueue } from './modules/backOffice/deliverApplication'
import { createMailQueue } from './modules/mail/sendMail'
import { createHousekeepingLoop } from './modules/operations/housekeeping'
import { createJobAlertQueue } from './modules/subscriptions/sendJobAlerts'
import { createNotificationQueue } from './modules/subscriptions/sendNotifications'
import { RepeatLimit } from './monitoring/repeatLimit'

/** The background workers of a server. */
export interface RunningWorkers {
  /** Stops the workers after their current jobs. */
  stop: () => Promise<void>
}

/**
 * Starts the workers: deliveries, housekeeping, scheduled changes of vacancies, and the health checks; if mail is
 * configured, also mail, job alerts and notifications. It also starts the exchange of call counts, which `startServer`
 * stops after the workers.
 */
export function startWorkers(context: ServerContext, intervals: JobIntervals): RunningWorkers {
  const { db, files, now, environment, rateLimiter, healthWatch, log, root, clientsDir, report } = context
  const onError = createErrorLogger(log, 'housekeeping failed')
  const workers = [
    ...createWorkers(context, intervals),
    createHousekeepingLoop({ db, files, environment, now, log, onError }),
    createScheduledChangeLoop({
      ...{ db, now, root, clientsDir, report, intervals },
      onError: createErrorLogger(log, 'a scheduled change failed'),
    }),
    healthWatch,
  ]
  for (const worker of workers) worker.start()
  rateLimiter.start(createErrorLogger(log, 'call counts could not be shared'))
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

function createWorkers(context: ServerContext, intervals: JobIntervals) {
  const { now, environment, deliveryMetrics, log } = context
  const { allowedBackOfficeAddresses: allow, delivery: settings, mail } = environment
  const outbox = new JobWorker(
    createDeliveryQueue({ ...context, allowedAddresses: allow, settings, metrics: deliveryMetrics }),
    {
      ...{ now, intervals },
      onError: createErrorLogger(log, 'delivery failed'),
    },
  )
  if (!mail) return [outbox]
  return [
    outbox,
    new JobWorker(createMailQueue({ ...context, settings: mail }), {
      ...{ now, intervals },
      onError: createErrorLogger(log, 'mail failed'),
    }),
    new JobWorker(createJobAlertQueue(context), {
      now,
      intervals,
      onError: createErrorLogger(log, 'job alerts failed'),
    }),
    new JobWorker(createNotificationQueue(context), {
      now,
      intervals,
      onError: createErrorLogger(log, 'notifications failed'),
    }),
  ]
}

/**
 * Creates a function that logs errors of background work: the reason if the database is unavailable, otherwise only
 * name and stack, since a message may contain personal data. The same error is logged once per minute.
 */
export function createErrorLogger(log: Pick<ServerContext['log'], 'error'>, message: string) {
  const limit = new RepeatLimit()
  return (error: unknown) => {
    const details = describeError(error)
    limit.log(JSON.stringify(details), (more) => log.error({ ...details, ...more }, message))
  }
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return {}
  if (!isDatabaseUnavailableError(error)) return { name: error.name, stack: error.stack }
  return { ...('code' in error ? { code: error.code } : {}), reason: error.message }
}
