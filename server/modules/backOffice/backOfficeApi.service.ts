import type { ApplicationChange } from '../../../src/schemas/applications/applicationChange'
import type {
  AssignableState,
  LocalizedTemplate,
  StateResult,
} from '../../../src/schemas/applications/applicationState'
import {
  getStateName,
  listAssignableStates,
  toBuiltInState,
} from '../../../src/schemas/applications/customState'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { getLastPosition, listChanges } from '../applications/applicationChanges.repository'
import { recordUnlistedApplications } from '../applications/applicationChanges.service'
import { uploadPeriodMs } from '../applications/applications.service'
import { createDeliveryMessage } from '../applications/deliveryMessage'
import { addAudit } from '../audit/audit.repository'
import { listCustomStates } from '../clients/applicationStateSettings.repository'
import { changeStates } from '../review/applicationStates.service'
import { getTemplate } from '../review/messageTemplates.service'
import { type ApplicationListEntry, listApplicationsAfter } from './backOffice.repository'

/** Maximum number of applications in one response, and the default number of changes. */
export const maxPageItems = 100

/** Returns the submission time (ISO 8601 UTC) until which applications no longer wait for their files. */
const getUploadCutoff = (now: Date) => new Date(now.getTime() - uploadPeriodMs).toISOString()

/**
 * Lists the client's applications after this id, oldest first; stops before the first that still waits for
 * files.
 */
export function getApplicationsAfter(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  afterId: number,
): Promise<ApplicationListEntry[]> {
  const uploadCutoff = getUploadCutoff(now())
  return listApplicationsAfter(db, clientId, {
    after: afterId,
    limit: maxPageItems,
    awaitedSince: uploadCutoff,
  })
}

/** A page of the change feed. */
interface ApplicationChanges {
  changes: ApplicationChange[]
  /** The cursor of the next page. */
  next: number
  hasMore: boolean
}

/**
 * Lists the changes of the client's applications after a cursor, in order. Applications whose files did not all
 * arrive in time are first recorded as received.
 * @throws cursor-unknown if the cursor is beyond the end of the feed, for example after a backup was restored
 */
export async function listChangesAfter(
  context: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ApplicationChanges> {
  const uploadCutoff = getUploadCutoff(context.now())
  await recordUnlistedApplications(context, clientId, { sentUntil: uploadCutoff, limit: limit + 1 })
  const followingChanges = await listChanges(context.db, clientId, { after, limit: limit + 1 })
  if (followingChanges.length === 0 && after > (await getLastPosition(context.db, clientId))) {
    throw new ProblemError('cursor-unknown')
  }
  const page = followingChanges.slice(0, limit)
  return {
    changes: page.map(({ kind, applicationId, at }) => ({ kind, applicationId, at })),
    next: page.at(-1)?.position ?? after,
    hasMore: followingChanges.length > limit,
  }
}

/**
 * Returns an application's webhook message for a back-office that polls, and audits the access. @throws not-found; the
 * errors of `createDeliveryMessage`
 */
export async function loadApplicationMessage(
  context: Pick<ServerContext, 'db' | 'files' | 'scanner' | 'now'>,
  clientId: number,
  id: number,
): Promise<{ type: string; timestamp: string; data: unknown }> {
  const message = orNotFound(await createDeliveryMessage(context, clientId, id))
  await addAudit(context.db, clientId, {
    userId: null,
    action: 'application fetched',
    subject: `application:${id}`,
    at: context.now().toISOString(),
  })
  return JSON.parse(message)
}

/** Lists the built-in states and the client's custom states in order. */
export async function listStates(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<{ state: AssignableState; name: string; countsAs: AssignableState }[]> {
  const customStates = await listCustomStates(db, clientId)
  return listAssignableStates(customStates).map((state) => ({
    state,
    name: getStateName(state, customStates),
    countsAs: toBuiltInState(state, customStates),
  }))
}

/**
 * A back-office's state change of an application. If `words` is undefined, the client's message template is used; null
 * sends no message.
 */
interface BackOfficeStateChange {
  state: AssignableState
  words?: LocalizedTemplate | null
  origin: string
}

/**
 * Sets the state of an application for its back-office.
 * @throws not-found, also for an erased application; invalid; unavailable if the state cannot be set at present
 */
export async function applyBackOfficeState(
  context: ServerContext,
  clientId: number,
  id: number,
  { state, words: message, origin }: BackOfficeStateChange,
): Promise<{ result: 'set' | 'unchanged' | 'withdrawn'; told: StateResult['told'] }> {
  const template = message === undefined ? await getTemplate(context, clientId, state) : message
  const backOfficeActor = { userId: null, address: null }
  const { results } = await changeStates(context, clientId, [id], {
    state,
    words: template,
    origin,
    by: backOfficeActor,
  })
  const [{ result, told } = { result: 'failed' as const, told: null }] = results
  if (result === 'not-found') throw new ProblemError('not-found')
  if (result === 'failed') throw new ProblemError('unavailable')
  return { result, told }
}
