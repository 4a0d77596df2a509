import { findUserAnywhere } from '../../repositories/accounts/users'
import { unlock as forgetAttempts } from '../../services/sessions/signInLimits'
import { type Command, CommandError, keysOf, UsageError } from '../command'

export const unlock: Command = {
  summary: 'forgets failed sign-ins at an account',
  help: `unlock USERNAME

Whoever tries to sign in with this username begins anew, without a wait, from wherever. The secret (FOYER_SECRET) must be the
server's. An address that tried at many accounts still waits.`,
  options: {},
  takesFile: true,
  run: async (tools, _values, username) => {
    const { db, print } = tools
    if (username === undefined) throw new UsageError('The USERNAME is missing.')
    const user = await findUserAnywhere(db, username)
    if (!user) throw new CommandError(`There is no account '${username}'.`)
    await forgetAttempts({ db, keys: keysOf(tools) }, { clientId: user.clientId, username })
    print(`Failed sign-ins of ${username} are forgotten.`)
  },
}
