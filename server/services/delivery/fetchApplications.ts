import { addAudit } from '../../repositories/accounts/audit'
import {
  type FetchedApplication,
  listApplicationsAfter,
} from '../../repositories/applications/fetchedApplications'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { deliveryMessage } from './deliveryMessage'

/** As many as are answered at once; who asks goes on after the last of them. */
const mostAtOnce = 100

/** The client's applications after this id, the oldest first. */
export function applicationsSince(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  after: number,
): Promise<FetchedApplication[]> {
  return listApplicationsAfter(db, clientId, after, mostAtOnce)
}

/** The message that would be sent, fetched instead; that it was is written down. @throws not-found */
export async function fetchedMessage(
  context: Pick<ServerContext, 'db' | 'files' | 'scanner' | 'now'>,
  clientId: number,
  id: number,
): Promise<{ type: string; timestamp: string; data: unknown }> {
  const message = found(await deliveryMessage(context, clientId, id))
  await addAudit(context.db, clientId, {
    userId: null,
    action: 'application fetched',
    subject: `application:${id}`,
    at: context.now().toISOString(),
  })
  return JSON.parse(message)
}
