import type { Prefill } from '../../../src/schemas/marketplace'
import { findSettings } from '../../repositories/accounts/clients'
import type { Session } from '../../repositories/sessions/sessions'
import type { ServerContext } from '../serverContext'
import { fetchPrefill } from './marketplace'

/** What the marketplace knows of an applicant, for the session's client [API-24]. @throws not-found, unavailable */
export async function readPrefill(
  context: ServerContext,
  { clientId }: Session,
  guid: string,
): Promise<Prefill> {
  const { advertiserId } = await findSettings(context.db, clientId)
  return fetchPrefill(context, advertiserId, guid)
}
