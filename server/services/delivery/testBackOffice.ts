import { randomUUID } from 'node:crypto'
import type { BackOfficeTest } from '../../../src/schemas/connections'
import { deliveryTexts } from '../../../src/texts/delivery'
import { auditAccount } from '../accounts/accountWork'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { SealError } from '../sessions/secretBox'
import type { SiteActor } from '../sites/studio/siteActor'
import { type BackOffice, readBackOffice, signingSecrets } from './backOffices'
import { type PostOutcome, postMessage, unanswered } from './postMessage'
import { addressRules } from './publicAddresses'
import { webhookHeaders } from './webhookSignature'

type Context = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** Somebody waits for the answer, in front of a screen. */
const longestWaitMs = 10_000

/**
 * Sends a message that tells of nobody, signed as all are, to the client's back-office, paused or not; it is not tried
 * again. @throws not-found without a back-office
 */
export async function testBackOffice(context: Context, actor: SiteActor): Promise<BackOfficeTest> {
  const { client, session } = actor
  const at = context.now()
  const began = performance.now()
  const { status, error, answer } = await tryOnce(context, actor, at)
  const durationMs = Math.round(performance.now() - began)
  const act = { action: 'back-office tested', subject: `client:${client.id}` } as const
  await auditAccount(context.db, session, { ...act, about: client.id, now: at })
  return { at: at.toISOString(), status, error, durationMs, answer }
}

async function tryOnce(context: Context, { client }: SiteActor, at: Date): Promise<PostOutcome> {
  try {
    const backOffice = found(await readBackOffice(context.db, context.keys, client.id))
    return await post(context, client.code, backOffice, at)
  } catch (error) {
    if (error instanceof SealError) return unanswered(deliveryTexts.notSigned)
    throw error
  }
}

function post(
  { environment }: Context,
  clientCode: string,
  backOffice: BackOffice,
  at: Date,
): Promise<PostOutcome> {
  const body = JSON.stringify({
    type: 'connection.test',
    timestamp: at.toISOString(),
    data: { clientCode },
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Foyer',
    ...webhookHeaders(signingSecrets(backOffice, at), { id: randomUUID(), at, body }),
  }
  return postMessage(
    backOffice.address,
    { body, headers },
    {
      rules: addressRules(environment.backOfficeAllow),
      timeoutMs: Math.min(environment.delivery.timeoutMs, longestWaitMs),
      stop: new AbortController().signal,
    },
  )
}
