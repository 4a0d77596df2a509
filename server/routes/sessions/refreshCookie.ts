import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../services/serverContext'
import { cookieName, cookieOptions } from './sessionCookies'

const name = 'foyer_refresh'
type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>
type Answered = Pick<FastifyReply, 'setCookie' | 'clearCookie'>
type Context = Pick<ServerContext, 'environment'>

/** The refresh token that a browser keeps, if it does. */
export function refreshTokenOf(request: Asked): string | undefined {
  return request.cookies[cookieName(request, name)]
}

export function keepRefreshToken(context: Context, request: Asked, reply: Answered, token: string): void {
  const options = { ...cookieOptions(context, request), maxAge: 14 * 24 * 60 * 60 }
  reply.setCookie(cookieName(request, name), token, options)
}

export function forgetRefreshToken(context: Context, request: Asked, reply: Answered): void {
  reply.clearCookie(cookieName(request, name), cookieOptions(context, request))
}
