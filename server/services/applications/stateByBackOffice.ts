import type { SetState, SpokenWords, StateResult } from '../../../src/schemas/applicationState'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { setStates } from './setStates'
import { templateOf } from './stateTemplates'

/** What a back-office says of an application; words that it leaves out are the client's own. */
interface BackOfficesWord {
  state: SetState
  words?: SpokenWords | null
  origin: string
}

/** @throws not-found, also of an erased one; invalid; unavailable where it could not be set just now */
export async function stateByBackOffice(
  context: ServerContext,
  clientId: number,
  id: number,
  { state, words, origin }: BackOfficesWord,
): Promise<{ result: 'set' | 'unchanged' | 'withdrawn'; told: StateResult['told'] }> {
  const said = words === undefined ? await templateOf(context, clientId, state) : words
  const by = { userId: null, address: null }
  const { results } = await setStates(context, clientId, [id], { state, words: said, origin, by })
  const [{ result, told } = { result: 'failed' as const, told: null }] = results
  if (result === 'not-found') throw new ProblemError('not-found')
  if (result === 'failed') throw new ProblemError('unavailable')
  return { result, told }
}
