import { revokeApiKeys } from '../../repositories/accounts/apiKeys'
import { type Command, CommandError, clientOf, clientOption, needed } from '../command'

export const revokeKey: Command = {
  summary: 'ends an API key at once',
  help: `revoke-key --client CODE --name NAME

Ends every key of that name; the next request with it answers 401.`,
  options: { ...clientOption, name: { type: 'string' } },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const name = needed(values, 'name')
    const ended = await revokeApiKeys(tools.db, client.id, name, tools.now)
    if (ended === 0) throw new CommandError(`${client.code} has no key '${name}' that is in use.`)
    tools.print(`${ended === 1 ? 'The key is' : `${ended} keys are`} of no use any more.`)
  },
}
