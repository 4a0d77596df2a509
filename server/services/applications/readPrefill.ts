import type { Prefill } from '../../../src/schemas/marketplace'
import { findSettings } from '../../repositories/accounts/clients'
import type { Session } from '../../repositories/sessions/sessions'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { fetchPrefill } from './marketplace'

const asksPerSession = { times: 30, within: 60 * 60 * 1000 }

/** What the marketplace knows of an applicant, for the session's client [API-24]. @throws not-found, too-many, unavailable */
export async function readPrefill(
  context: ServerContext,
  { clientId, sid }: Session,
  guid: string,
): Promise<Prefill> {
  const wait = await context.limits.take(`prefill ${sid}`, asksPerSession)
  if (wait > 0) throw new ProblemError('too-many', { retryAfter: wait })
  const { advertiserId } = await findSettings(context.db, clientId)
  return fetchPrefill(context, advertiserId, guid)
}
