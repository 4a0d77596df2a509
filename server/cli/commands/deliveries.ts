import {
  countOutbox,
  listTroubled,
  type TroubledDelivery,
} from '../../modules/applications/outbox.repository'
import { operatorActor } from '../../modules/audit/clientActor'
import { retryDeliveries, sendRetriesNow } from '../../modules/backOffice/deliveries.service'
import { type Client, findClientById } from '../../modules/clients/clients.repository'
import { type Command, clientOption, requireClient, type Tools } from '../command'

export const deliveries: Command = {
  summary: 'lists deliveries that fail, and sends them again',
  help: `deliveries [--client CODE] [--retry] [--send-now]

Lists the applications that the back-office did not take when they were last sent, with the reason and the next attempt;
those that are not sent any more failed ten times, or the back-office answered 410.
  --client    those of one client; of all clients if it is not given
  --retry     queues those that are not sent any more anew, with ten more attempts
  --send-now  lets the running server send now what it would try again later, as after an outage`,
  options: { ...clientOption, retry: { type: 'boolean' }, 'send-now': { type: 'boolean' } },
  run: async (tools, values) => {
    const isOne = values.client !== undefined
    const clients = isOne ? [await requireClient(tools, values)] : await clientsWithOpenDeliveries(tools)
    for (const client of clients) {
      const troubled = await listTroubled(tools.db, client.id)
      for (const delivery of troubled) tools.print(`${isOne ? '' : `${client.code}, `}${lineOf(delivery)}`)
      if (values.retry) await retryFailed(tools, client, troubled)
      const sentNow = values['send-now']
        ? await sendRetriesNow(contextOf(tools), operatorActor(client))
        : null
      tools.print(summaryOf(client, troubled, { isRetried: values.retry === true, sentNow }))
    }
    if (clients.length === 0) tools.print('No client has applications that wait to be sent or failed.')
  },
}

async function clientsWithOpenDeliveries({ db }: Tools): Promise<Client[]> {
  const ids = new Set((await countOutbox(db)).map(({ clientId }) => clientId))
  return Promise.all([...ids].map((id) => findClientById(db, id)))
}

const contextOf = ({ db, now }: Tools) => ({ db, now: () => now })

async function retryFailed(tools: Tools, client: Client, troubled: TroubledDelivery[]): Promise<void> {
  const failed = troubled.filter(({ nextAttemptAt }) => nextAttemptAt === null)
  const ids = failed.map(({ applicationId }) => applicationId)
  await retryDeliveries(contextOf(tools), operatorActor(client), ids)
}

function summaryOf(
  { code }: Client,
  troubled: TroubledDelivery[],
  { isRetried, sentNow }: { isRetried: boolean; sentNow: number | null },
): string {
  const failed = troubled.filter(({ nextAttemptAt }) => nextAttemptAt === null).length
  const what = isRetried ? 'were queued again' : 'failed'
  const later = troubled.length - failed - (sentNow ?? 0)
  const parts = [
    `${failed} deliveries of ${code} ${what}`,
    ...(sentNow === null ? [] : [`${sentNow} are sent now`]),
    ...(later > 0 ? [`${later} will be tried again`] : []),
  ]
  return `${parts.join('; ')}.`
}

function lineOf({ applicationId, attempts, lastError, nextAttemptAt }: TroubledDelivery): string {
  const next = nextAttemptAt === null ? 'not tried any more' : `next at ${nextAttemptAt}`
  return `application ${applicationId}: ${attempts} attempts, ${lastError ?? 'no answer'}, ${next}`
}
