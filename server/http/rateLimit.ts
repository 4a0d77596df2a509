import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { cleanText } from '../../src/schemas/fields/cleanText'
import type { Allowance, LimitName, RateLimitKey } from '../config/limitSettings'
import type { ServerContext } from '../context'
import { getClientNetwork } from '../network/ipAddresses'
import { ProblemError } from '../problem'
import type { Access } from './api'

/** Rate limit that an endpoint declares; 'own' if the service counts the calls itself. */
export type DeclaredLimit = LimitName | 'own'

type RateLimitContext = Pick<ServerContext, 'environment' | 'rateLimiter'>

interface LimitHooks {
  onRequest?: preHandlerAsyncHookHandler
  preHandler?: preHandlerAsyncHookHandler
}

/**
 * Creates the hooks that count a route's calls and reject excess ones with `too-many`: before the body is read, and,
 * for counters that depend on the body, before the handler runs.
 */
export function createRateLimitHooks(
  context: RateLimitContext,
  limit: DeclaredLimit | undefined,
  access: Access,
): LimitHooks {
  if (limit === undefined || limit === 'own' || !context.environment.hasRateLimits) return {}
  const limitKeys = Object.keys(context.environment.callLimits[limit]) as RateLimitKey[]
  const countBy = (keys: readonly RateLimitKey[]): preHandlerAsyncHookHandler => {
    return async (request) =>
      countCall(
        context,
        limit,
        keys.map((key) => [key, counterNameGetters[key](request)]),
      )
  }
  const dependsOnBody = (item: RateLimitKey) =>
    item === 'vacancy' ||
    item === 'addressAndVacancy' ||
    item === 'account' ||
    (item === 'client' && access === 'none')
  const earlyKeys = limitKeys.filter((item) => !dependsOnBody(item))
  const lateKeys = limitKeys.filter(dependsOnBody)
  return {
    ...(earlyKeys.length > 0 ? { onRequest: countBy(earlyKeys) } : {}),
    ...(lateKeys.length > 0 ? { preHandler: countBy(lateKeys) } : {}),
  }
}

/**
 * Counts a call in all of the limit's counters, or in none if one of them is exhausted.
 * @param keys kinds of counters, each with the name to count under
 * @throws too-many
 */
export function countCall(
  { environment, rateLimiter }: RateLimitContext,
  limit: LimitName,
  keys: readonly (readonly [RateLimitKey, string])[],
): void {
  if (!environment.hasRateLimits) return
  const allowances: Partial<Record<RateLimitKey, Allowance>> = environment.callLimits[limit]
  const rules = keys.flatMap(([key, name]) => {
    const allowance = allowances[key]
    return allowance ? [{ key: `${limit} ${key} ${name}`, allowance }] : []
  })
  const waitSeconds = rateLimiter.consume(rules)
  if (waitSeconds > 0) throw new ProblemError('too-many', { retryAfter: waitSeconds })
}

/** Functions that return the name under which a request is counted, by kind of counter. */
const counterNameGetters: Record<RateLimitKey, (request: FastifyRequest) => string> = {
  address: ({ ip }) => getClientNetwork(ip),
  session: ({ session }) => session?.sid ?? '',
  vacancy: (request) => getVacancyCounterName(request),
  addressAndVacancy: (request) => `${getClientNetwork(request.ip)} ${getVacancyCounterName(request)}`,
  account: ({ body }) =>
    `${getTextProperty(body, 'clientCode')}.${cleanText(getTextProperty(body, 'username') ?? '')}`.toLowerCase(),
  client: ({ session, keyClientId, body }) =>
    String(session?.clientId ?? keyClientId ?? getTextProperty(body, 'clientCode')?.toLowerCase()),
}

function getVacancyCounterName({ session, body, params }: FastifyRequest): string {
  return `${session?.clientId}.${getTextProperty(body, 'vacancyId') ?? getTextProperty(params, 'id')}`
}

/** Returns a property of a request body or of route parameters as text. */
function getTextProperty(source: unknown, name: string): string | undefined {
  if (typeof source !== 'object' || source === null || !(name in source)) return undefined
  return String((source as Record<string, unknown>)[name])
}
