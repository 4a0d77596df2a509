import { revokeSelectedApiKeys } from '../../modules/apiKeys/apiKeys.service'
import { getOperatorActor } from '../../modules/audit/clientActor'
import { ProblemError } from '../../problem'
import { type Command, CommandError, clientOption, requireClient, requireOption } from '../command'

export const revokeKey: Command = {
  summary: 'revokes an API key',
  help: `revoke-key --client CODE --name NAME

Revokes all keys of this name; the next request with one is answered with 401.`,
  options: { ...clientOption, name: { type: 'string' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const name = requireOption(values, 'name')
    const context = { db: tools.db, now: () => tools.now }
    const revokedKeys = await revokeSelectedApiKeys(context, getOperatorActor(client), { name }).catch(
      (error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        throw new CommandError(`${client.code} has no active key '${name}'.`)
      },
    )
    tools.print(`${revokedKeys === 1 ? 'The key is' : `${revokedKeys} keys are`} revoked.`)
  },
}
