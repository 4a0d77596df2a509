import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { isFromOwnPage } from '../requests/isFromOwnPage'
import { cookieName, cookieOptions } from '../requests/sessionCookies'

const name = 'foyer_refresh'
type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>
type Sent = Pick<FastifyRequest, 'headers' | 'host'>
type Answered = Pick<FastifyReply, 'setCookie' | 'clearCookie'>
type Context = Pick<ServerContext, 'environment'>

/**
 * The refresh token that a browser keeps, if it does. A browser sends it along with whatever asks it to, and SameSite
 * takes all clients of a domain for one site: only a page of this very host may use it.
 * @throws forbidden when it was another page's idea
 */
export function refreshTokenOf(request: Asked & Sent): string | undefined {
  const token = request.cookies[cookieName(request, name)]
  if (token !== undefined && !isFromOwnPage(request)) throw new ProblemError('forbidden')
  return token
}

export function keepRefreshToken(context: Context, request: Asked, reply: Answered, token: string): void {
  const options = { ...cookieOptions(context, request), maxAge: 14 * 24 * 60 * 60 }
  reply.setCookie(cookieName(request, name), token, options)
}

export function forgetRefreshToken(context: Context, request: Asked, reply: Answered): void {
  reply.clearCookie(cookieName(request, name), cookieOptions(context, request))
}
