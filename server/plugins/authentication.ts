import type { FastifyRequest } from 'fastify'
import type { Role } from '../../src/schemas/accountSecurity/session'
import { canAccess, type PermissionScope } from '../../src/schemas/accounts/accountRoles'
import type { ServerContext } from '../context'
import type { Access, Api } from '../http/api'
import { coalesce } from '../http/coalesce'
import { countCall } from '../http/rateLimit'
import { getBearerToken } from '../http/requestHeaders'
import type { ActiveApiKey } from '../modules/apiKeys/apiKeys.repository'
import { authenticateApiKey } from '../modules/apiKeys/apiKeys.service'
import { recordRefusedCall } from '../modules/audit/recordActivity'
import type { Session } from '../modules/sessions/session.types'
import { readSession } from '../modules/sessions/sessions.service'
import { getClientNetwork, shortenIpAddress } from '../network/ipAddresses'
import { ProblemError } from '../problem'

/** A route and its access control. */
export interface DeclaredRoute {
  method: string
  /** Parameters are written as `:id`. */
  url: string
  access: Access
  scope?: PermissionScope
}

/**
 * Enforces the access that each route declares [SS-08]. A route without a declaration makes startup fail. Returns the
 * declared routes.
 */
export function authenticateRequests(api: Api, context: ServerContext): DeclaredRoute[] {
  const declaredRoutes: DeclaredRoute[] = []
  const guards = createGuards(context)
  api.addHook('onRoute', (route) => {
    const { method, url, config, onRequest = [] } = route
    if (!config?.access) throw new Error(`${method} ${url} does not declare its access.`)
    const { access, scope, right } = config
    if (access === 'client' && !scope)
      throw new Error(`${method} ${url} does not declare its permission scope.`)
    if (access === 'key' && !right)
      throw new Error(`${method} ${url} does not declare the right that an API key needs.`)
    for (const name of [method].flat())
      declaredRoutes.push({ method: name, url, access, ...(scope && { scope }) })
    if (access !== 'none') route.onRequest = [guards[access], ...[onRequest].flat()]
  })
  api.decorateRequest('session', null)
  api.decorateRequest('keyClientId', null)
  return declaredRoutes
}

type Guard = (request: FastifyRequest) => Promise<void>

/** Creates the guard of each access level. */
function createGuards(context: ServerContext): Record<Exclude<Access, 'none'>, Guard> {
  const loadSession = coalesce((token) => readSession(context, token))
  const createAccessCheck =
    (roles: readonly Role[]): Guard =>
    async (request) => {
      const token = getBearerToken(request)
      const session = token === undefined ? undefined : await loadSession(token)
      if (!session) throw new ProblemError('unauthenticated')
      if (session.userId === null) request.session = session
      else request.session = { ...session, address: shortenIpAddress(request.ip) }
      const refusalCode = findRefusalCode(session, roles, request.routeOptions.config.scope)
      if (refusalCode === null) return
      countCall(context, 'refusals', [
        ['session', session.sid],
        ['address', getClientNetwork(request.ip)],
      ])
      await recordRefusedCall(context, request.session, `${request.method} ${request.routeOptions.url}`)
      throw new ProblemError(refusalCode)
    }
  return {
    guest: createAccessCheck(['Guest', 'Client', 'SuperUser']),
    client: createAccessCheck(['Client', 'SuperUser']),
    superuser: createAccessCheck(['SuperUser']),
    key: async (request) => {
      const apiKey = await findPresentedKey(context, request)
      request.keyClientId = apiKey?.clientId ?? null
      if (!apiKey) throw new ProblemError('unauthenticated')
      const { right } = request.routeOptions.config
      if (right !== undefined && apiKey.may.includes(right)) return
      countCall(context, 'refusals', [['client', String(apiKey.clientId)]])
      throw new ProblemError('key-right')
    },
  }
}

/**
 * Checks the session's role and the user's current account role, which may have changed since sign-in [SS-12].
 * @returns the problem code of the refusal; null if the call is allowed
 */
function findRefusalCode(
  { role, accountRole }: Session,
  roles: readonly Role[],
  scope: PermissionScope | undefined,
): 'forbidden' | 'other-role' | null {
  if (!roles.includes(role)) return 'forbidden'
  if (scope === undefined) return null
  return accountRole !== null && canAccess(accountRole, scope) ? null : 'other-role'
}

function findPresentedKey(
  context: ServerContext,
  request: FastifyRequest,
): Promise<ActiveApiKey | undefined> {
  const header = request.headers['x-api-key']
  const key = typeof header === 'string' ? header : getBearerToken(request)
  return key === undefined ? Promise.resolve(undefined) : authenticateApiKey(context, key)
}
