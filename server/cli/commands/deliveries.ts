import {
  countOutbox,
  listUnsuccessfulDeliveries,
  type UnsuccessfulDelivery,
} from '../../modules/applications/outbox.repository'
import { getOperatorActor } from '../../modules/audit/clientActor'
import { makeClientRetriesDue, retryDeliveries } from '../../modules/backOffice/deliveries.service'
import { type Client, getClientById } from '../../modules/clients/clients.repository'
import { type Command, clientOption, formatCount, requireClient, type Tools } from '../command'

export const deliveries: Command = {
  summary: 'lists deliveries that fail, and sends them again',
  help: `deliveries [--client CODE] [--retry] [--send-now]

Lists the applications that the back-office did not accept at the last attempt, with the reason and the next attempt.
An application has failed permanently after the last attempt (FOYER_BACKOFFICE_WAITS; the tenth by default), or if the
back-office answered 410.
  --client    one client only; all clients by default
  --retry     queues permanently failed ones again, with as many attempts as a new one
  --send-now  makes the running server send immediately what it would retry later, as after an outage`,
  options: { ...clientOption, retry: { type: 'boolean' }, 'send-now': { type: 'boolean' } },
  run: async (tools, values) => {
    const hasClientOption = values.client !== undefined
    const clients = hasClientOption
      ? [await requireClient(tools, values)]
      : await listClientsWithOpenDeliveries(tools)
    for (const client of clients) {
      const unsuccessfulDeliveries = await listUnsuccessfulDeliveries(tools.db, client.id)
      for (const delivery of unsuccessfulDeliveries)
        tools.print(`${hasClientOption ? '' : `${client.code}, `}${formatDelivery(delivery)}`)
      if (values.retry) await retryFailedDeliveries(tools, client, unsuccessfulDeliveries)
      const sentNowCount = values['send-now']
        ? await makeClientRetriesDue(createContext(tools), getOperatorActor(client))
        : null
      tools.print(
        formatSummary(client, unsuccessfulDeliveries, { isRetried: values.retry === true, sentNowCount }),
      )
    }
    if (clients.length === 0) tools.print('No client has waiting or failed deliveries.')
  },
}

async function listClientsWithOpenDeliveries({ db }: Tools): Promise<Client[]> {
  const ids = new Set((await countOutbox(db)).map(({ clientId }) => clientId))
  return Promise.all([...ids].map((id) => getClientById(db, id)))
}

const createContext = ({ db, now }: Tools) => ({ db, now: () => now })

async function retryFailedDeliveries(
  tools: Tools,
  client: Client,
  unsuccessfulDeliveries: UnsuccessfulDelivery[],
): Promise<void> {
  const failedDeliveries = unsuccessfulDeliveries.filter(({ nextAttemptAt }) => nextAttemptAt === null)
  const ids = failedDeliveries.map(({ applicationId }) => applicationId)
  await retryDeliveries(createContext(tools), getOperatorActor(client), ids)
}

function formatSummary(
  { code }: Client,
  unsuccessfulDeliveries: UnsuccessfulDelivery[],
  { isRetried, sentNowCount }: { isRetried: boolean; sentNowCount: number | null },
): string {
  const failedCount = unsuccessfulDeliveries.filter(({ nextAttemptAt }) => nextAttemptAt === null).length
  const resultText = isRetried ? `${failedCount === 1 ? 'was' : 'were'} queued again` : 'failed'
  const laterCount = unsuccessfulDeliveries.length - failedCount - (sentNowCount ?? 0)
  const parts = [
    `${formatCount(failedCount, 'delivery')} of ${code} ${resultText}`,
    ...(sentNowCount === null ? [] : [`${sentNowCount} ${sentNowCount === 1 ? 'is' : 'are'} sent now`]),
    ...(laterCount > 0 ? [`${laterCount} will be tried again`] : []),
  ]
  return `${parts.join('; ')}.`
}

function formatDelivery({ applicationId, attempts, lastError, nextAttemptAt }: UnsuccessfulDelivery): string {
  const next = nextAttemptAt === null ? 'not tried any more' : `next at ${nextAttemptAt}`
  return `application ${applicationId}: ${formatCount(attempts, 'attempt')}, ${lastError ?? 'no answer'}, ${next}`
}
