import type {
  BackOfficeState,
  DeliveryPage,
  DeliveryState,
  OpenDelivery,
} from '../../../src/schemas/connections/connections.types'
import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import type { ServerContext } from '../../context'
import { inTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { SealError } from '../../security/secretBox'
import { requeueDelivery } from '../applications/applications.service'
import { messageOf } from '../applications/deliveryMessage'
import { makeRetriesDue } from '../applications/outbox.repository'
import type { StoredSubmission } from '../applications/submissions.repository'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange, recordActivity } from '../audit/recordActivity'
import { hiddenAmong } from '../review/blindReview.service'
import type { Session } from '../sessions/session.types'
import { findBackOffice } from './backOffice.repository'
import { type BackOffice, readBackOffice, signingSecrets } from './backOfficeSettings'
import {
  countOpen,
  listDeliveries,
  listFailed,
  listRequests,
  newestDeliveries,
} from './deliveries.repository'

/** However many there are, whoever looks for one that is older finds it by its application. */
const mostListed = 200
const pageSize = 20

/** Where a client's applications go, and how many have not arrived; its secrets are told to nobody. */
export async function readBackOfficeState(
  { db, keys, now }: Pick<ServerContext, 'db' | 'keys' | 'now'>,
  { client }: ClientActor,
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
  { client }: ClientActor,
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
  { client, session }: Pick<ClientActor, 'client'> & { session: Session },
  id: number,
): Promise<OpenDelivery> {
  const [listed] = await listDeliveries(context.db, client.id, [id])
  const delivery = orNotFound(listed)
  const requests = await listRequests(context.db, client.id, id)
  const isHidden = (await hiddenAmong(context.db, session, [id])).size > 0
  if (session.clientId !== client.id || isHidden) {
    // What was answered may repeat what was sent.
    return { ...delivery, requests: requests.map((one) => ({ ...one, answer: null })), message: null }
  }
  await recordActivity(context, session, { action: 'application viewed', subject: `application:${id}` })
  return { ...delivery, requests, message: await displayedMessage(context, client.id, id) }
}

/**
 * An application's message in lines, as it would be sent now: its files by their sizes alone, its secret answers left out.
 * Null: no such application.
 */
export async function displayedMessage(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  applicationId: number,
): Promise<string | null> {
  const message = await messageOf(db, clientId, applicationId, {
    contentOf: async ({ size, scan }) => (scan === 'infected' ? null : `${size} bytes in base64`),
    shown: withoutSecrets,
  })
  return message === undefined ? null : JSON.stringify(message, null, 2)
}

function withoutSecrets(submission: StoredSubmission): StoredSubmission {
  const paths = submission.sections.flatMap(({ items }) => items.flatMap(({ secret }) => secret ?? []))
  const secret = new Set(paths)
  return secret.size === 0 ? submission : { ...submission, answers: hidden(submission.answers, '', secret) }
}

/** Answers with nothing to be read at these JSON Pointers. */
function hidden(answers: FormValues, path: string, secret: ReadonlySet<string>): FormValues {
  const entries = Object.entries(answers)
  return Object.fromEntries(entries.map(([key, value]) => [key, hiddenAt(value, `${path}/${key}`, secret)]))
}

function hiddenAt(value: FieldValue, path: string, secret: ReadonlySet<string>): FieldValue {
  if (secret.has(path)) return '•••'
  if (Array.isArray(value)) return value.map((row, at) => hiddenAt(row, `${path}/${at}`, secret))
  return isValues(value) ? hidden(value, path, secret) : value
}

/** As many at a time as nobody waits for. */
const mostRetried = 200

/**
 * Queues what did not arrive anew, with all its attempts before it.
 * @throws not-found, already-sent: what arrived is sent again by resubmitting the application
 */
export function retryDelivery(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  applicationId: number,
): Promise<void> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const [delivery] = await listDeliveries(trx, client.id, [applicationId])
    if (orNotFound(delivery).state === 'sent') throw new ProblemError('already-sent')
    await requeueDelivery(trx, client.id, applicationId, now)
    const act = { action: 'delivery retried', subject: `application:${applicationId}` } as const
    await auditAccountChange(trx, session, { ...act, about: client.id, now })
  })
}

/** The same for those of them that have not arrived meanwhile. @returns how many were queued */
export async function retryDeliveries(
  context: Pick<ServerContext, 'db' | 'now'>,
  actor: ClientActor,
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
  actor: ClientActor,
): Promise<number> {
  return retryDeliveries(context, actor, await listFailed(context.db, actor.client.id, mostRetried))
}

/** Lets what failed before be tried now instead of later. @returns how many applications that is */
export function sendRetriesNow(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
): Promise<number> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const ids = await makeRetriesDue(trx, client.id, now)
    for (const id of ids) {
      const act = { action: 'delivery retried', subject: `application:${id}` } as const
      await auditAccountChange(trx, session, { ...act, about: client.id, now })
    }
    return ids.length
  })
}
