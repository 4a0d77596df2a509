import type { ServerContext } from './context'
import { JobWorker } from './jobs/jobWorker'
import type { Pace } from './jobs/pace'
import { ScheduledChangeWorker } from './modules/authoring/scheduledChanges'
import { deliveryQueue } from './modules/backOffice/deliverApplication'
import { mailQueue } from './modules/mail/sendMail'
import { Housekeeper } from './modules/operations/housekeeping'
import { jobAlertQueue } from './modules/subscriptions/sendJobAlerts'
import { notificationQueue } from './modules/subscriptions/sendNotifications'

/** What a server does besides answering. */
export interface RunningWorkers {
  /** Ends what was begun. */
  stop: () => Promise<void>
}

/**
 * Delivers, sends mail and looks for new jobs to tell of where there is a server for it, keeps house and looks after the clock and the disk until it is stopped;
 * shares counts of calls until they are, which is after the last answer.
 */
export function startWorkers(context: ServerContext, pace: Pace): RunningWorkers {
  const { db, files, now, environment, counts, watch, log, root, report } = context
  const workers = workersOf(context, pace)
  for (const worker of workers) worker.start()
  const onError = logError(log, 'housekeeping failed')
  const housekeeper = new Housekeeper({ db, files, environment, now, log, onError })
  housekeeper.start()
  const changes = new ScheduledChangeWorker({
    ...{ db, now, root, report, pace },
    onError: logError(log, 'a scheduled change failed'),
  })
  changes.start()
  watch.start()
  counts.start(logError(log, 'call counts could not be shared'))
  return {
    stop: async () => {
      await Promise.all([
        ...workers.map((worker) => worker.stop()),
        housekeeper.stop(),
        changes.stop(),
        watch.stop(),
      ])
    },
  }
}

function workersOf(context: ServerContext, pace: Pace) {
  const { now, environment, deliveries: record, log } = context
  const { backOfficeAllow: allow, delivery: settings, mail } = environment
  const outbox = new JobWorker(deliveryQueue({ ...context, allow, settings, record }), {
    ...{ now, pace },
    onError: logError(log, 'delivery failed'),
  })
  if (!mail) return [outbox]
  return [
    outbox,
    new JobWorker(mailQueue({ ...context, settings: mail }), {
      ...{ now, pace },
      onError: logError(log, 'mail failed'),
    }),
    new JobWorker(jobAlertQueue(context), { now, pace, onError: logError(log, 'job alerts failed') }),
    new JobWorker(notificationQueue(context), { now, pace, onError: logError(log, 'notices failed') }),
  ]
}

/** Name and place only: what a database says besides may hold what somebody wrote. */
export function logError(log: Pick<ServerContext['log'], 'error'>, what: string) {
  return (error: unknown) =>
    log.error(error instanceof Error ? { name: error.name, stack: error.stack } : {}, what)
}
