import { listTroubled, type TroubledDelivery } from '../../modules/applications/outbox.repository'
import { operatorActor } from '../../modules/audit/clientActor'
import { retryDeliveries } from '../../modules/backOffice/deliveries.service'
import { type Command, clientOption, requireClient } from '../command'

export const deliveries: Command = {
  summary: 'lists deliveries that fail, and tries again those that failed for good',
  help: `deliveries --client CODE [--retry]

Lists the applications that the back-office did not take when they were last sent, with the reason and the next attempt;
those that are not sent any more failed ten times, or the back-office answered 410.
  --retry  queues these anew, with ten more attempts`,
  options: { ...clientOption, retry: { type: 'boolean' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const troubled = await listTroubled(tools.db, client.id)
    for (const delivery of troubled) tools.print(inALine(delivery))
    const failed = troubled.filter(({ nextAttemptAt }) => nextAttemptAt === null)
    if (values.retry) {
      const context = { db: tools.db, now: () => tools.now }
      const actor = operatorActor(client)
      const ids = failed.map(({ applicationId }) => applicationId)
      await retryDeliveries(context, actor, ids)
    }
    const what = values.retry ? 'were queued again' : 'failed'
    const others = troubled.length - failed.length
    const retried = others > 0 ? `; ${others} will be tried again` : ''
    tools.print(`${failed.length} deliveries of ${client.code} ${what}${retried}.`)
  },
}

function inALine({ applicationId, attempts, lastError, nextAttemptAt }: TroubledDelivery): string {
  const next = nextAttemptAt === null ? 'not tried any more' : `next at ${nextAttemptAt}`
  return `application ${applicationId}: ${attempts} attempts, ${lastError ?? 'no answer'}, ${next}`
}
