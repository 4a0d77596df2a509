import { randomUUID } from 'node:crypto'
import type { BackOfficeTest } from '../../../src/schemas/connections/connections.types'
import { deliveryTexts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { createAddressRules } from '../../network/ipAddresses'
import { orNotFound } from '../../problem'
import { SealError } from '../../security/secretBox'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { type BackOffice, getSigningSecrets, readBackOffice } from './backOfficeSettings'
import { createNoResponseOutcome, type PostOutcome, postWebhook } from './postWebhook'
import { createWebhookHeaders } from './webhookSignature'

type Context = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** Maximum wait for the response, short because a user waits for the result on screen. */
const maxWaitMs = 10_000

/**
 * Sends a signed message without personal data to the client's back-office, even if deliveries are paused, and audits
 * the test. Does not retry. If the secrets cannot be decrypted, sends nothing and returns that as the error.
 * @throws not-found without a back-office
 */
export async function testBackOffice(context: Context, actor: ClientActor): Promise<BackOfficeTest> {
  const { client, session } = actor
  const now = context.now()
  const startTime = performance.now()
  const { status, error, answer } = await attemptTest(context, actor, now)
  const durationMs = Math.round(performance.now() - startTime)
  const entry = { action: 'back-office tested', subject: `client:${client.id}` } as const
  await auditClientChange(context.db, session, { ...entry, aboutClientId: client.id, now })
  return { at: now.toISOString(), status, error, durationMs, answer }
}

async function attemptTest(context: Context, { client }: ClientActor, now: Date): Promise<PostOutcome> {
  try {
    const backOffice = orNotFound(await readBackOffice(context.db, context.keys, client.id))
    return await postTestMessage(context, client.code, backOffice, now)
  } catch (error) {
    if (error instanceof SealError) return createNoResponseOutcome(deliveryTexts.notSigned)
    throw error
  }
}

function postTestMessage(
  { environment }: Context,
  clientCode: string,
  backOffice: BackOffice,
  now: Date,
): Promise<PostOutcome> {
  const body = JSON.stringify({
    type: 'connection.test',
    timestamp: now.toISOString(),
    data: { clientCode },
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Foyer',
    ...createWebhookHeaders(getSigningSecrets(backOffice, now), { id: randomUUID(), sentAt: now, body }),
  }
  return postWebhook(
    backOffice.address,
    { body, headers },
    {
      rules: createAddressRules(environment.allowedBackOfficeAddresses),
      timeoutMs: Math.min(environment.delivery.timeoutMs, maxWaitMs),
      stop: new AbortController().signal,
    },
  )
}
