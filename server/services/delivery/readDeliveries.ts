import type {
  BackOfficeState,
  DeliveryPage,
  DeliveryState,
  OpenDelivery,
} from '../../../src/schemas/connections'
import { findBackOffice } from '../../repositories/delivery/backOffices'
import {
  countOpen,
  listDeliveries,
  listRequests,
  newestDeliveries,
} from '../../repositories/delivery/deliveryList'
import type { Session } from '../../repositories/sessions/sessions'
import { noteAct } from '../accounts/noteAct'
import { hiddenAmong } from '../applications/blindReview'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { SealError } from '../sessions/secretBox'
import type { SiteActor } from '../sites/studio/siteActor'
import { type BackOffice, readBackOffice, signingSecrets } from './backOffices'
import { shownMessage } from './shownMessage'

/** However many there are, whoever looks for one that is older finds it by its application. */
const mostListed = 200
const pageSize = 20

/** Where a client's applications go, and how many have not arrived; its secrets are told to nobody. */
export async function readBackOfficeState(
  { db, keys, now }: Pick<ServerContext, 'db' | 'keys' | 'now'>,
  { client }: SiteActor,
): Promise<BackOfficeState> {
  const [stored, counts] = [await findBackOffice(db, client.id), await countOpen(db, client.id)]
  const readable = stored && (await readBackOffice(db, keys, client.id).catch(unreadable))
  const hasOldSecret = readable ? signingSecrets(readable, now()).length > 1 : false
  return {
    clientCode: client.code,
    company: client.company,
    address: stored?.address ?? null,
    hasOldSecret,
    oldSecretUntil: hasOldSecret ? (stored?.oldSecretUntil ?? null) : null,
    isReadable: !stored || readable !== undefined,
    pausedAt: stored?.pausedAt ?? null,
    ...counts,
  }
}

function unreadable(error: unknown): BackOffice | undefined {
  if (error instanceof SealError) return undefined
  throw error
}

/** A page of the last 200 deliveries, or of the last 200 in that state. */
export async function readDeliveries(
  { db }: Pick<ServerContext, 'db'>,
  { client }: SiteActor,
  { state, page }: { state: DeliveryState | undefined; page: number },
): Promise<DeliveryPage> {
  const ids = await newestDeliveries(db, client.id, state, mostListed)
  const lastPage = Math.max(1, Math.ceil(ids.length / pageSize))
  const shown = ids.slice((page - 1) * pageSize, page * pageSize)
  const results = await listDeliveries(db, client.id, shown)
  return { results, pagination: { page, lastPage, recordCount: ids.length } }
}

/**
 * One of them with its requests and its message. Who reads an application's message reads the application, which is written
 * down; the SuperUser reads no other client's, and nobody one whose sender is hidden. @throws not-found
 */
export async function readDelivery(
  context: Pick<ServerContext, 'db' | 'now' | 'report'>,
  { client, session }: Pick<SiteActor, 'client'> & { session: Session },
  id: number,
): Promise<OpenDelivery> {
  const [listed] = await listDeliveries(context.db, client.id, [id])
  const delivery = found(listed)
  const requests = await listRequests(context.db, client.id, id)
  const isHidden = (await hiddenAmong(context.db, session, [id])).size > 0
  if (session.clientId !== client.id || isHidden) {
    // What was answered may repeat what was sent.
    return { ...delivery, requests: requests.map((one) => ({ ...one, answer: null })), message: null }
  }
  await noteAct(context, session, { action: 'application viewed', subject: `application:${id}` })
  return { ...delivery, requests, message: await shownMessage(context, client.id, id) }
}
