import { endApiKeys } from '../../modules/apiKeys/apiKeys.service'
import { operatorActor } from '../../modules/audit/clientActor'
import { ProblemError } from '../../problem'
import { type Command, CommandError, clientOption, needed, requireClient } from '../command'

export const revokeKey: Command = {
  summary: 'ends an API key at once',
  help: `revoke-key --client CODE --name NAME

Ends every key of that name; the next request with it answers 401.`,
  options: { ...clientOption, name: { type: 'string' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const name = needed(values, 'name')
    const context = { db: tools.db, now: () => tools.now }
    const ended = await endApiKeys(context, operatorActor(client), { name }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      throw new CommandError(`${client.code} has no key '${name}' that is in use.`)
    })
    tools.print(`${ended === 1 ? 'The key is' : `${ended} keys are`} of no use any more.`)
  },
}
