import type { FastifyRequest } from 'fastify'
import type { Role } from '../../src/schemas/session'
import { clientOfKey } from '../services/accounts/apiKeys'
import { ProblemError } from '../services/problem'
import type { ServerContext } from '../services/serverContext'
import { oncePerTurn } from '../services/sessions/oncePerTurn'
import { readSession } from '../services/sessions/sessions'
import type { Access, Api } from './api'

const rolesFor: Record<Exclude<Access, 'none' | 'key'>, readonly Role[]> = {
  guest: ['Guest', 'Client', 'SuperUser'],
  client: ['Client', 'SuperUser'],
  superuser: ['SuperUser'],
}

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
  api.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
    for (const name of [method].flat()) declared.push({ method: name, url, access: config.access })
  })
  api.decorateRequest('session', null)
  api.decorateRequest('keyClientId', null)
  const sessionOfToken = oncePerTurn((token) => readSession(context, token))
  api.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'none') return
    if (access === 'key') {
      request.keyClientId = (await keyClient(context, request)) ?? null
      if (request.keyClientId === null) throw new ProblemError('unauthenticated')
      return
    }
    const token = bearerToken(request)
    const session = token === undefined ? undefined : await sessionOfToken(token)
    if (!session) throw new ProblemError('unauthenticated')
    if (!rolesFor[access].includes(session.role)) throw new ProblemError('forbidden')
    request.session = session
  })
  return declared
}

function keyClient(context: ServerContext, request: FastifyRequest): Promise<number | undefined> {
  const header = request.headers['x-api-key']
  const key = typeof header === 'string' ? header : bearerToken(request)
  return key === undefined ? Promise.resolve(undefined) : clientOfKey(context.db, key)
}

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}
