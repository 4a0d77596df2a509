import { runInTransaction } from '../../db/openDatabase'
import { addAudit } from '../../modules/audit/audit.repository'
import { endSessions } from '../../modules/sessions/sessions.repository'
import { removeSecretAndRecoveryCodes } from '../../modules/signIn/twoFactor.repository'
import { type Command, CommandError, UsageError } from '../command'
import { requireUserByName } from '../requireUser'

export const removeCodesCommand: Command = {
  summary: 'turns off one-time codes for a person who has lost their device',
  help: `remove-codes USERNAME [--client CODE]

Turns off one-time codes: the password is sufficient until the person turns them on again in the settings. All sessions of
the user end, and the activity records it. Verify first who asks: somebody who has only stolen a password would ask too.
  --client  the client of an invited user: one e-mail address can belong to users of several clients`,
  options: { client: { type: 'string' } },
  acceptsArgument: true,
  run: async (tools, values, username) => {
    const { db, now, print } = tools
    if (username === undefined) throw new UsageError('The USERNAME is missing.')
    const user = await requireUserByName(tools, username, values)
    const { id: userId, clientId } = user
    await runInTransaction(db, async (trx) => {
      const hadCodes = await removeSecretAndRecoveryCodes(trx, clientId, userId)
      if (!hadCodes) throw new CommandError(`${username} has no one-time codes.`)
      await endSessions(trx, clientId, { userId }, now)
      const subject = `client:${clientId} user:${userId}`
      const entry = { userId: null, subject, at: now.toISOString() }
      await addAudit(trx, clientId, { ...entry, action: 'one-time codes removed' })
    })
    print(`${username} now signs in with the password only. All sessions have ended.`)
  },
}
