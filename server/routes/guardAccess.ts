import type { FastifyRequest } from 'fastify'
import type { Role } from '../../src/schemas/session'
import { ProblemError } from '../services/problem'
import type { ServerContext } from '../services/serverContext'
import { readSession } from '../services/sessions'
import type { Access, Api } from './api'

const rolesFor: Record<Exclude<Access, 'none'>, readonly Role[]> = {
  guest: ['Guest', 'Client', 'SuperUser'],
  client: ['Client', 'SuperUser'],
  superuser: ['SuperUser'],
}

/** Asks every request for what its route declares [SS-08]; a route that declares nothing stops the start. */
export function guardAccess(api: Api, context: ServerContext): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.method} ${route.url} does not say who may call it.`)
  })
  api.decorateRequest('session', null)
  api.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'none') return
    const token = bearerToken(request)
    const session = token === undefined ? undefined : await readSession(context, token)
    if (!session) throw new ProblemError('unauthenticated')
    if (!rolesFor[access].includes(session.role)) throw new ProblemError('forbidden')
    request.session = session
  })
}

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}
