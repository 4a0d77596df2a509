import { unlockAccount as resetFailedSignIns } from '../../modules/signIn/signInLimits'
import { type Command, requireKeys, UsageError } from '../command'
import { requireUserByName } from '../requireUser'

export const unlock: Command = {
  summary: 'unlocks an account after failed sign-ins',
  help: `unlock USERNAME [--client CODE]

Resets the failed sign-ins of this username, so that the next attempt does not wait. FOYER_SECRET must be the server's.
An IP address that tried many accounts still waits.
  --client  the client of an invited user: one e-mail address can belong to users of several clients`,
  options: { client: { type: 'string' } },
  acceptsArgument: true,
  run: async (tools, values, username) => {
    const { db, print } = tools
    if (username === undefined) throw new UsageError('The USERNAME is missing.')
    const user = await requireUserByName(tools, username, values)
    await resetFailedSignIns({ db, keys: requireKeys(tools) }, { clientId: user.clientId, username })
    print(`The failed sign-ins of ${username} were reset.`)
  },
}
