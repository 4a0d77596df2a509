import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { found } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { networkOf } from '../../services/sessions/networkOf'
import { clientOfHost } from '../../services/sites/tenants'
import type { Api } from '../api'
import { countCall } from '../requests/limitCalls'
import { leadToLink } from './alertPages'

const schema = { params: Type.Object({ token: Type.String({ maxLength: 100 }) }) }
const config = { access: 'none' } as const

type Leaving = (clientId: number, token: string, network: string) => Promise<void>

/**
 * What a mail program posts when its reader presses its button, below the page of a link: whatever it posts, without asking
 * anything [RFC 8058].
 */
export function leaveByOnePress(api: Api, context: ServerContext, path: string, leave: Leaving): void {
  const url = `${path}/:token/leave`
  api.register(async (scope: Api) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post(url, { config, schema }, async (request, reply) => {
      countLook(context, request)
      const { id } = found(await clientOfHost(context, request.host))
      await leave(id, request.params.token, networkOf(request.ip))
      return reply.status(200).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('')
    })
    // A program that knows no such button opens it as a page, which has one.
    scope.get(url, { config, schema }, async (request, reply) =>
      leadToLink(reply, `${path}/${encodeURIComponent(request.params.token)}`),
    )
  })
}

/** Each look counts, so that nobody tries addresses until one fits. @throws too-many */
export function countLook(context: ServerContext, request: FastifyRequest): void {
  countCall(context, 'links', [['address', networkOf(request.ip)]])
}
