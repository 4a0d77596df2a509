import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { listFailed } from '../../repositories/delivery/outbox'
import { queueAgain } from '../../services/delivery/queueDelivery'
import { type Command, clientOf, clientOption } from '../command'

export const deliveries: Command = {
  summary: 'lists deliveries that failed for good, and tries them again',
  help: `deliveries --client CODE [--retry]

Lists the applications that are not sent any more: ten attempts failed, or the back-office answered 410.
  --retry  queues them all anew, with ten more attempts`,
  options: { ...clientOption, retry: { type: 'boolean' } },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const failed = await listFailed(tools.db, client.id)
    for (const { applicationId, attempts, lastError } of failed) {
      tools.print(`application ${applicationId}: ${attempts} attempts, ${lastError ?? 'no answer'}`)
    }
    if (values.retry) {
      for (const { applicationId } of failed) {
        await inTransaction(tools.db, async (trx) => {
          await queueAgain(trx, client.id, applicationId, tools.now)
          await addAudit(trx, client.id, {
            userId: null,
            action: 'delivery retried',
            subject: `application:${applicationId}`,
            at: tools.now.toISOString(),
          })
        })
      }
    }
    const what = values.retry ? 'were queued again' : 'failed'
    tools.print(`${failed.length} deliveries of ${client.code} ${what}.`)
  },
}
