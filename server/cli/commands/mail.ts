import {
  type FailingMail,
  listFailingMails,
  makeWaitingMailsDue,
  requeueFailedMails,
} from '../../modules/mail/failingMails.repository'
import { type Command, clientOption, formatCount, requireClient } from '../command'

export const mail: Command = {
  summary: 'lists mail that could not be sent, and sends it again',
  help: `mail [--client CODE] [--retry] [--send-now]

Lists the mail of the last 30 days that was not accepted at the last attempt: client, kind, reason and next attempt, never
the address. Mail to an address that does not exist cannot be sent again.
  --client    one client only; all clients by default
  --retry     queues permanently failed mail again, with as many attempts as new mail
  --send-now  makes the running server send immediately what it would retry later, as after an outage`,
  options: { ...clientOption, retry: { type: 'boolean' }, 'send-now': { type: 'boolean' } },
  run: async (tools, values) => {
    const client = values.client === undefined ? undefined : await requireClient(tools, values)
    const failingMails = await listFailingMails(tools.db, client?.id)
    for (const failingMail of failingMails) tools.print(formatMail(failingMail))
    const clientIds = [...new Set(failingMails.map(({ clientId }) => clientId))]
    let [retriedCount, sentNowCount] = [0, 0]
    for (const id of clientIds) {
      if (values.retry) retriedCount += await requeueFailedMails(tools.db, id, tools.now)
      if (values['send-now']) sentNowCount += await makeWaitingMailsDue(tools.db, id, tools.now)
    }
    const failedCount = failingMails.filter(({ nextAttemptAt }) => nextAttemptAt === null).length
    const parts = [
      `${formatCount(failedCount, 'mail')} failed`,
      `${failingMails.length - failedCount} will be tried again`,
      ...(values.retry ? [`${retriedCount} were queued again`] : []),
      ...(values['send-now'] ? [`${sentNowCount} are sent now`] : []),
    ]
    tools.print(`${parts.join('; ')}.`)
  },
}

function formatMail({
  id,
  clientCode,
  kind,
  attempts,
  lastError,
  nextAttemptAt,
  hasContent,
}: FailingMail): string {
  const nextAttemptText = nextAttemptAt === null ? 'not tried any more' : `next at ${nextAttemptAt}`
  const nextStep = hasContent ? nextAttemptText : 'cannot be sent again'
  return `${clientCode}, mail ${id} (${kind}): ${formatCount(attempts, 'attempt')}, ${lastError ?? 'no answer'}, ${nextStep}`
}
