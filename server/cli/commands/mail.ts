import {
  type FailingMail,
  listFailingMails,
  requeueFailedMails,
  sendWaitingMailsNow,
} from '../../modules/mail/mails.repository'
import { type Command, clientOption, requireClient } from '../command'

export const mail: Command = {
  summary: 'lists mail that could not be sent, and sends it again',
  help: `mail [--client CODE] [--retry] [--send-now]

Lists the mail of the last 30 days that was not taken when it was last sent: client, kind, reason and next attempt, never the
address. Mail to an address that does not exist can not be sent again.
  --client    that of one client; of all clients if it is not given
  --retry     queues what is not sent any more anew, with ten more attempts
  --send-now  lets the running server send now what it would try again later, as after an outage`,
  options: { ...clientOption, retry: { type: 'boolean' }, 'send-now': { type: 'boolean' } },
  run: async (tools, values) => {
    const client = values.client === undefined ? undefined : await requireClient(tools, values)
    const failing = await listFailingMails(tools.db, client?.id)
    for (const one of failing) tools.print(lineOf(one))
    const clientIds = [...new Set(failing.map(({ clientId }) => clientId))]
    let [retried, sentNow] = [0, 0]
    for (const id of clientIds) {
      if (values.retry) retried += await requeueFailedMails(tools.db, id, tools.now)
      if (values['send-now']) sentNow += await sendWaitingMailsNow(tools.db, id, tools.now)
    }
    const failed = failing.filter(({ nextAttemptAt }) => nextAttemptAt === null).length
    const parts = [
      `${failed} mails failed`,
      `${failing.length - failed} will be tried again`,
      ...(values.retry ? [`${retried} were queued again`] : []),
      ...(values['send-now'] ? [`${sentNow} are sent now`] : []),
    ]
    tools.print(`${parts.join('; ')}.`)
  },
}

function lineOf({
  id,
  clientCode,
  kind,
  attempts,
  lastError,
  nextAttemptAt,
  canBeSent,
}: FailingMail): string {
  const later = nextAttemptAt === null ? 'not tried any more' : `next at ${nextAttemptAt}`
  const next = canBeSent ? later : 'can not be sent again'
  return `${clientCode}, mail ${id} (${kind}): ${attempts} attempts, ${lastError ?? 'no answer'}, ${next}`
}
