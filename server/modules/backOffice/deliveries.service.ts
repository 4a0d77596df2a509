import type {
  BackOfficeState,
  DeliveryDetails,
  DeliveryPage,
  DeliveryState,
} from '../../../src/schemas/connections/connections.types'
import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { SealError } from '../../security/secretBox'
import { requeueDelivery } from '../applications/applications.service'
import { buildMessage } from '../applications/deliveryMessage'
import { makeRetriesDue } from '../applications/outbox.repository'
import type { StoredSubmission } from '../applications/submissions.repository'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange, recordActivity } from '../audit/recordActivity'
import { findHiddenIds } from '../review/blindReview.service'
import type { Session } from '../sessions/session.types'
import { findBackOffice } from './backOffice.repository'
import { type BackOffice, getSigningSecrets, readBackOffice } from './backOfficeSettings'
import {
  countUndelivered,
  listDeliveries,
  listDeliveryRequests,
  listFailedDeliveryIds,
  listNewestDeliveryIds,
} from './deliveries.repository'

/** Maximum number of listed deliveries. An older delivery can be found by its application. */
const maxListedDeliveries = 200
const pageSize = 20

/** Returns where a client's applications are sent and how many are undelivered. Never returns the secrets. */
export async function readBackOfficeState(
  { db, keys, now }: Pick<ServerContext, 'db' | 'keys' | 'now'>,
  { client }: ClientActor,
): Promise<BackOfficeState> {
  const [storedBackOffice, counts] = [
    await findBackOffice(db, client.id),
    await countUndelivered(db, client.id),
  ]
  const readableBackOffice =
    storedBackOffice && (await readBackOffice(db, keys, client.id).catch(ignoreSealError))
  const hasOldSecret = readableBackOffice ? getSigningSecrets(readableBackOffice, now()).length > 1 : false
  return {
    clientCode: client.code,
    company: client.company,
    address: storedBackOffice?.address ?? null,
    hasOldSecret,
    oldSecretUntil: hasOldSecret ? (storedBackOffice?.oldSecretUntil ?? null) : null,
    isReadable: !storedBackOffice || readableBackOffice !== undefined,
    pausedAt: storedBackOffice?.pausedAt ?? null,
    ...counts,
  }
}

function ignoreSealError(error: unknown): BackOffice | undefined {
  if (error instanceof SealError) return undefined
  throw error
}

/** Returns a page of the last 200 deliveries, or of the last 200 in that state. */
export async function readDeliveries(
  { db }: Pick<ServerContext, 'db'>,
  { client }: ClientActor,
  { state, page }: { state: DeliveryState | undefined; page: number },
): Promise<DeliveryPage> {
  const ids = await listNewestDeliveryIds(db, client.id, state, maxListedDeliveries)
  const lastPage = Math.max(1, Math.ceil(ids.length / pageSize))
  const pageIds = ids.slice((page - 1) * pageSize, page * pageSize)
  const results = await listDeliveries(db, client.id, pageIds)
  return { results, pagination: { page, lastPage, recordCount: ids.length } }
}

/**
 * Returns a delivery with its requests and its message. Because the message shows the application, the access is
 * recorded. The SuperUser gets no message of another client, and a blind reviewer gets none of an applicant whose
 * identity is hidden.
 * @throws not-found
 */
export async function readDelivery(
  context: Pick<ServerContext, 'db' | 'now' | 'report'>,
  { client, session }: Pick<ClientActor, 'client'> & { session: Session },
  id: number,
): Promise<DeliveryDetails> {
  const [listedDelivery] = await listDeliveries(context.db, client.id, [id])
  const delivery = orNotFound(listedDelivery)
  const requests = await listDeliveryRequests(context.db, client.id, id)
  const isIdentityHidden = (await findHiddenIds(context.db, session, [id])).size > 0
  if (session.clientId !== client.id || isIdentityHidden) {
    // A receiver's response may repeat the message.
    return { ...delivery, requests: requests.map((request) => ({ ...request, answer: null })), message: null }
  }
  await recordActivity(context, session, { action: 'application viewed', subject: `application:${id}` })
  return { ...delivery, requests, message: await formatDeliveryMessage(context, client.id, id) }
}

/**
 * Returns an application's current message as formatted JSON, with file sizes instead of content and without secret
 * answers; null if there is no such application.
 */
export async function formatDeliveryMessage(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  applicationId: number,
): Promise<string | null> {
  const message = await buildMessage(db, clientId, applicationId, {
    readContent: async ({ size, scan }) => (scan === 'infected' ? null : `${size} bytes in base64`),
    redact: maskSecretAnswers,
  })
  return message === undefined ? null : JSON.stringify(message, null, 2)
}

function maskSecretAnswers(submission: StoredSubmission): StoredSubmission {
  const paths = submission.sections.flatMap(({ items }) => items.flatMap(({ secret }) => secret ?? []))
  const secretPaths = new Set(paths)
  return secretPaths.size === 0
    ? submission
    : { ...submission, answers: maskAnswers(submission.answers, '', secretPaths) }
}

/** Replaces the answers at `secretPaths` (JSON Pointers) by placeholders. */
function maskAnswers(answers: FormValues, path: string, secretPaths: ReadonlySet<string>): FormValues {
  const entries = Object.entries(answers)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, maskValue(value, `${path}/${key}`, secretPaths)]),
  )
}

function maskValue(value: FieldValue, path: string, secretPaths: ReadonlySet<string>): FieldValue {
  if (secretPaths.has(path)) return '•••'
  if (Array.isArray(value)) return value.map((row, index) => maskValue(row, `${path}/${index}`, secretPaths))
  return isValues(value) ? maskAnswers(value, path, secretPaths) : value
}

/** Maximum number of deliveries per call, so that the response is quick. */
const maxRetriedDeliveries = 200

/**
 * Queues an undelivered application again with a new series of attempts.
 * @throws not-found, already-sent: a delivered application must be resubmitted instead
 */
export function retryDelivery(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  applicationId: number,
): Promise<void> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const [delivery] = await listDeliveries(trx, client.id, [applicationId])
    if (orNotFound(delivery).state === 'sent') throw new ProblemError('already-sent')
    await requeueDelivery(trx, client.id, applicationId, now)
    const entry = { action: 'delivery retried', subject: `application:${applicationId}` } as const
    await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, now })
  })
}

/**
 * Queues these applications again unless they have been delivered or deleted meanwhile. @returns the number of queued
 * applications
 */
export async function retryDeliveries(
  context: Pick<ServerContext, 'db' | 'now'>,
  actor: ClientActor,
  applicationIds: readonly number[],
): Promise<number> {
  let queuedCount = 0
  for (const id of applicationIds) {
    const isQueued = await retryDelivery(context, actor, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError) return false
        throw error
      },
    )
    queuedCount += isQueued ? 1 : 0
  }
  return queuedCount
}

/**
 * Queues deliveries that failed for good, the oldest first, up to `maxRetriedDeliveries`; more may remain. @returns the
 * number of queued applications
 */
export async function requeueFailedDeliveries(
  context: Pick<ServerContext, 'db' | 'now'>,
  actor: ClientActor,
): Promise<number> {
  return retryDeliveries(
    context,
    actor,
    await listFailedDeliveryIds(context.db, actor.client.id, maxRetriedDeliveries),
  )
}

/** Makes deliveries that wait for a retry due immediately. @returns the number of applications */
export function makeClientRetriesDue(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
): Promise<number> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const ids = await makeRetriesDue(trx, client.id, now)
    for (const id of ids) {
      const entry = { action: 'delivery retried', subject: `application:${id}` } as const
      await auditClientChange(trx, session, { ...entry, aboutClientId: client.id, now })
    }
    return ids.length
  })
}
