import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Counted, LimitName } from '../../environment/limitSettings'
import { ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { networkOf } from '../../services/sessions/networkOf'
import type { Access } from '../api'

/** A limit that calls declare; 'own' where the service counts by itself. */
export type DeclaredLimit = LimitName | 'own'

interface LimitHooks {
  onRequest?: preHandlerAsyncHookHandler
  preHandler?: preHandlerAsyncHookHandler
}

/**
 * Hooks that count a route's calls by whatever its limit says, and refuse what is too much with `too-many`: before the body
 * is read; and, by what only the body tells, before the call is handled.
 */
export function limitHooks(
  { environment, counts }: Pick<ServerContext, 'environment' | 'counts'>,
  limit: DeclaredLimit | undefined,
  access: Access,
): LimitHooks {
  if (limit === undefined || limit === 'own' || !environment.limits) return {}
  const allowances = Object.entries(environment.callLimits[limit]).map(([counted, allowance]) => ({
    counted: counted as Counted,
    allowance,
  }))
  const countBy = (those: typeof allowances): preHandlerAsyncHookHandler => {
    return async (request) => {
      const countings = those.map(({ counted, allowance }) => ({
        key: `${limit} ${counted} ${whose[counted](request)}`,
        allowance,
      }))
      const wait = counts.take(countings)
      if (wait > 0) throw new ProblemError('too-many', { retryAfter: wait })
    }
  }
  const isInBody = ({ counted }: { counted: Counted }) =>
    counted === 'vacancy' || (counted === 'client' && access === 'none')
  const early = allowances.filter((one) => !isInBody(one))
  const late = allowances.filter(isInBody)
  return {
    ...(early.length > 0 ? { onRequest: countBy(early) } : {}),
    ...(late.length > 0 ? { preHandler: countBy(late) } : {}),
  }
}

const whose: Record<Counted, (request: FastifyRequest) => string> = {
  address: ({ ip }) => networkOf(ip),
  session: ({ session }) => session?.sid ?? '',
  vacancy: ({ session, body, params }) =>
    `${session?.clientId}.${named(body, 'vacancyId') ?? named(params, 'id')}`,
  client: ({ session, keyClientId, body }) =>
    String(session?.clientId ?? keyClientId ?? named(body, 'clientCode')?.toLowerCase()),
}

/** What a body or an address names. */
function named(of: unknown, name: string): string | undefined {
  if (typeof of !== 'object' || of === null || !(name in of)) return undefined
  return String((of as Record<string, unknown>)[name])
}
