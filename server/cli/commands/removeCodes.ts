import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../modules/audit/audit.repository'
import { endSessions } from '../../modules/sessions/sessions.repository'
import { removeCodes } from '../../modules/signIn/twoFactor.repository'
import { type Command, CommandError, UsageError } from '../command'
import { findUserByName } from '../findUser'

export const removeCodesCommand: Command = {
  summary: 'turns one-time codes off for an account that has lost its device',
  help: `remove-codes USERNAME [--client CODE]

From then on the password alone lets this account in, and its person turns codes on again in the Settings. All of its sessions end,
and that it was done stands in the activity. Make sure first that it is the person who asks: whoever has only found out a password
would ask for the same.
  --client  the account that somebody was invited to: who signs in with an e-mail address may do so at several`,
  options: { client: { type: 'string' } },
  takesFile: true,
  run: async (tools, values, username) => {
    const { db, now, print } = tools
    if (username === undefined) throw new UsageError('The USERNAME is missing.')
    const user = await findUserByName(tools, username, values)
    const { id: userId, clientId } = user
    await inTransaction(db, async (trx) => {
      const wereOn = await removeCodes(trx, clientId, userId)
      if (!wereOn) throw new CommandError(`${username} has no one-time codes.`)
      await endSessions(trx, clientId, { userId }, now)
      const subject = `client:${clientId} user:${userId}`
      const act = { userId: null, subject, at: now.toISOString() }
      await addAudit(trx, clientId, { ...act, action: 'one-time codes removed' })
    })
    print(`${username} signs in with the password alone, once more everywhere.`)
  },
}
