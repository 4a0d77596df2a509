import { alertQueue } from './services/alerts/alertQueue'
import { deliveryQueue } from './services/delivery/deliveryQueue'
import { OutboxWorker } from './services/delivery/outboxWorker'
import { mailQueue } from './services/mail/mailQueue'
import { noticeQueue } from './services/notices/noticeQueue'
import { Housekeeper } from './services/operation/housekeeper'
import type { ServerContext } from './services/serverContext'
import { ChangeWorker } from './services/vacancies/own/changeWorker'

/** What a server does besides answering. */
export interface OngoingWork {
  /** Ends what was begun. */
  stop: () => Promise<void>
}

/**
 * Delivers, sends mail and looks for new jobs to tell of where there is a server for it, keeps house and looks after the clock and the disk until it is stopped;
 * shares counts of calls until they are, which is after the last answer.
 */
export function startWork(context: ServerContext): OngoingWork {
  const { db, files, now, environment, counts, watch, log } = context
  const workers = workersOf(context)
  for (const worker of workers) worker.start()
  const onError = noteError(log, 'housekeeping failed')
  const housekeeper = new Housekeeper({ db, files, environment, now, log, onError })
  housekeeper.start()
  const changes = new ChangeWorker({ db, now, onError: noteError(log, 'a scheduled change failed') })
  changes.start()
  watch.start()
  counts.start(noteError(log, 'call counts could not be shared'))
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

function workersOf(context: ServerContext) {
  const { now, environment, deliveries: record, log } = context
  const { backOfficeAllow: allow, delivery: settings, mail } = environment
  const outbox = new OutboxWorker(deliveryQueue({ ...context, allow, settings, record }), {
    now,
    onError: noteError(log, 'delivery failed'),
  })
  if (!mail) return [outbox]
  return [
    outbox,
    new OutboxWorker(mailQueue({ ...context, settings: mail }), {
      now,
      onError: noteError(log, 'mail failed'),
    }),
    new OutboxWorker(alertQueue(context), { now, onError: noteError(log, 'job alerts failed') }),
    new OutboxWorker(noticeQueue(context), { now, onError: noteError(log, 'notices failed') }),
  ]
}

/** Name and place only: what a database says besides may hold what somebody wrote. */
export function noteError(log: Pick<ServerContext['log'], 'error'>, what: string) {
  return (error: unknown) =>
    log.error(error instanceof Error ? { name: error.name, stack: error.stack } : {}, what)
}
