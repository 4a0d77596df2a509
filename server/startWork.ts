import { OutboxWorker } from './services/delivery/outboxWorker'
import { Housekeeper } from './services/operation/housekeeper'
import type { ServerContext } from './services/serverContext'

/** What a server does besides answering. */
export interface OngoingWork {
  /** Ends what was begun. */
  stop: () => Promise<void>
}

/**
 * Delivers, keeps house and looks after the clock and the disk until it is stopped; shares counts of calls until they are,
 * which is after the last answer.
 */
export function startWork(context: ServerContext): OngoingWork {
  const { db, files, scanner, keys, now, environment, deliveries, counts, watch, log, tracing } = context
  const outbox = new OutboxWorker({
    db,
    files,
    scanner,
    keys,
    now,
    allow: environment.backOfficeAllow,
    settings: environment.delivery,
    record: deliveries,
    tracing,
    onError: noteError(log, 'delivery failed'),
  })
  outbox.start()
  const onError = noteError(log, 'housekeeping failed')
  const housekeeper = new Housekeeper({ db, files, environment, now, log, onError })
  housekeeper.start()
  watch.start()
  counts.start(noteError(log, 'call counts could not be shared'))
  return {
    stop: async () => {
      await Promise.all([outbox.stop(), housekeeper.stop(), watch.stop()])
    },
  }
}

/** Name and place only: what a database says besides may hold what somebody wrote. */
export function noteError(log: Pick<ServerContext['log'], 'error'>, what: string) {
  return (error: unknown) =>
    log.error(error instanceof Error ? { name: error.name, stack: error.stack } : {}, what)
}
