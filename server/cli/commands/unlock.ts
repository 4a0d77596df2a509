import { unlock as forgetAttempts } from '../../modules/signIn/signInLimits'
import { type Command, requireKeys, UsageError } from '../command'
import { findUserByName } from '../findUser'

export const unlock: Command = {
  summary: 'forgets failed sign-ins at an account',
  help: `unlock USERNAME [--client CODE]

Whoever tries to sign in with this username begins anew, without a wait, from wherever. The secret (FOYER_SECRET) must be the
server's. An address that tried at many accounts still waits.
  --client  the account that somebody was invited to: who signs in with an e-mail address may do so at several`,
  options: { client: { type: 'string' } },
  takesFile: true,
  run: async (tools, values, username) => {
    const { db, print } = tools
    if (username === undefined) throw new UsageError('The USERNAME is missing.')
    const user = await findUserByName(tools, username, values)
    await forgetAttempts({ db, keys: requireKeys(tools) }, { clientId: user.clientId, username })
    print(`Failed sign-ins of ${username} are forgotten.`)
  },
}
