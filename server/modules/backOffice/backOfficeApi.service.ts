import type {
  LocalizedTemplate,
  SetState,
  StateResult,
} from '../../../src/schemas/applications/applicationState'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { deliveryMessage } from '../applications/deliveryMessage'
import { addAudit } from '../audit/audit.repository'
import { changeStates } from '../review/applicationStates.service'
import { templateOf } from '../review/messageTemplates.service'
import { type FetchedApplication, listApplicationsAfter } from './backOffice.repository'

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
  const message = orNotFound(await deliveryMessage(context, clientId, id))
  await addAudit(context.db, clientId, {
    userId: null,
    action: 'application fetched',
    subject: `application:${id}`,
    at: context.now().toISOString(),
  })
  return JSON.parse(message)
}

/** What a back-office says of an application; words that it leaves out are the client's own. */
interface BackOfficesWord {
  state: SetState
  words?: LocalizedTemplate | null
  origin: string
}

/** @throws not-found, also of an erased one; invalid; unavailable where it could not be set just now */
export async function applyBackOfficeState(
  context: ServerContext,
  clientId: number,
  id: number,
  { state, words, origin }: BackOfficesWord,
): Promise<{ result: 'set' | 'unchanged' | 'withdrawn'; told: StateResult['told'] }> {
  const said = words === undefined ? await templateOf(context, clientId, state) : words
  const by = { userId: null, address: null }
  const { results } = await changeStates(context, clientId, [id], { state, words: said, origin, by })
  const [{ result, told } = { result: 'failed' as const, told: null }] = results
  if (result === 'not-found') throw new ProblemError('not-found')
  if (result === 'failed') throw new ProblemError('unavailable')
  return { result, told }
}
