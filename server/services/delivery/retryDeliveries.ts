import { inTransaction } from '../../db/openDatabase'
import { listDeliveries, listFailed } from '../../repositories/delivery/deliveryList'
import { auditAccount } from '../accounts/accountWork'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import type { SiteActor } from '../sites/studio/siteActor'
import { queueAgain } from './queueDelivery'

/** As many at a time as nobody waits for. */
const mostRetried = 200

/**
 * Queues what did not arrive anew, with all its attempts before it.
 * @throws not-found, already-sent: what arrived is sent again by resubmitting the application
 */
export function retryDelivery(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: SiteActor,
  applicationId: number,
): Promise<void> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const [delivery] = await listDeliveries(trx, client.id, [applicationId])
    if (found(delivery).state === 'sent') throw new ProblemError('already-sent')
    await queueAgain(trx, client.id, applicationId, now)
    const act = { action: 'delivery retried', subject: `application:${applicationId}` } as const
    await auditAccount(trx, session, { ...act, about: client.id, now })
  })
}

/** The same for those of them that have not arrived meanwhile. @returns how many were queued */
export async function retryDeliveries(
  context: Pick<ServerContext, 'db' | 'now'>,
  actor: SiteActor,
  applicationIds: readonly number[],
): Promise<number> {
  let queued = 0
  for (const id of applicationIds) {
    const isQueued = await retryDelivery(context, actor, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError) return false
        throw error
      },
    )
    queued += isQueued ? 1 : 0
  }
  return queued
}

/** The same for what failed for good, the oldest first; more than so many may be left. @returns how many were queued */
export async function retryFailed(
  context: Pick<ServerContext, 'db' | 'now'>,
  actor: SiteActor,
): Promise<number> {
  return retryDeliveries(context, actor, await listFailed(context.db, actor.client.id, mostRetried))
}
