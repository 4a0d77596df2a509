import type { FastifyRequest } from 'fastify'
import type { Role } from '../../../src/schemas/session'
import { clientOfKey } from '../../services/accounts/apiKeys'
import { noteAct } from '../../services/accounts/noteAct'
import { shortAddress } from '../../services/accounts/shortAddress'
import { ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { oncePerTurn } from '../../services/sessions/oncePerTurn'
import { readSession } from '../../services/sessions/sessions'
import type { Access, Api } from '../api'

/** What the server answers, and to whom. */
export interface DeclaredRoute {
  method: string
  /** With parameters as `:id`. */
  url: string
  access: Access
}

/** Asks every request for what its route declares [SS-08]; a route that declares nothing stops the start. */
export function guardAccess(api: Api, context: ServerContext): DeclaredRoute[] {
  const declared: DeclaredRoute[] = []
  const guards = guardsOf(context)
  api.addHook('onRoute', (route) => {
    const { method, url, config, onRequest = [] } = route
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
    const { access } = config
    for (const name of [method].flat()) declared.push({ method: name, url, access })
    if (access !== 'none') route.onRequest = [guards[access], ...[onRequest].flat()]
  })
  api.decorateRequest('session', null)
  api.decorateRequest('keyClientId', null)
  return declared
}

type Guard = (request: FastifyRequest) => Promise<void>

/** What stands before the routes of each access. */
function guardsOf(context: ServerContext): Record<Exclude<Access, 'none'>, Guard> {
  const sessionOfToken = oncePerTurn((token) => readSession(context, token))
  const asks =
    (roles: readonly Role[]): Guard =>
    async (request) => {
      const token = bearerToken(request)
      const session = token === undefined ? undefined : await sessionOfToken(token)
      if (!session) throw new ProblemError('unauthenticated')
      if (session.userId === null) request.session = session
      else request.session = { ...session, address: shortAddress(request.ip) }
      if (roles.includes(session.role)) return
      await noteAct(context, request.session, {
        action: 'call refused',
        subject: `${request.method} ${request.routeOptions.url}`,
      })
      throw new ProblemError('forbidden')
    }
  return {
    guest: asks(['Guest', 'Client', 'SuperUser']),
    client: asks(['Client', 'SuperUser']),
    superuser: asks(['SuperUser']),
    key: async (request) => {
      request.keyClientId = (await keyClient(context, request)) ?? null
      if (request.keyClientId === null) throw new ProblemError('unauthenticated')
    },
  }
}

function keyClient(context: ServerContext, request: FastifyRequest): Promise<number | undefined> {
  const header = request.headers['x-api-key']
  const key = typeof header === 'string' ? header : bearerToken(request)
  return key === undefined ? Promise.resolve(undefined) : clientOfKey(context.db, key)
}

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}
