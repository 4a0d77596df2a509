import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context'
import { cookieName, cookieOptions } from '../../http/cookies'
import { isSameOrigin } from '../../http/sameOrigin'
import { ProblemError } from '../../problem'
import { deviceLifetime } from './devices'
import type { KnownDevice } from './signIn.service'

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** What this browser keeps of an account's last sign-in, if it does. */
export function deviceTokenOf(request: Asked, userId: number): string | undefined {
  return request.cookies[nameOf(request, userId)]
}

export function setDeviceCookie(
  context: Pick<ServerContext, 'environment'>,
  request: Asked,
  reply: Pick<FastifyReply, 'setCookie'>,
  { userId, token }: KnownDevice,
): void {
  const options = { ...cookieOptions(context, request), maxAge: deviceLifetime }
  reply.setCookie(nameOf(request, userId), token, options)
}

/** Several people may share a browser. */
function nameOf(request: Asked, userId: number): string {
  return cookieName(request, `foyer_device_${userId}`)
}

const name = 'foyer_refresh'
type RefreshCookieRequest = Pick<FastifyRequest, 'cookies' | 'protocol'>
type Sent = Pick<FastifyRequest, 'headers' | 'host'>
type Answered = Pick<FastifyReply, 'setCookie' | 'clearCookie'>
type Context = Pick<ServerContext, 'environment'>

/**
 * The refresh token that a browser keeps, if it does. A browser sends it along with whatever asks it to, and SameSite
 * takes all clients of a domain for one site: only a page of this very host may use it.
 * @throws forbidden when it was another page's idea
 */
export function refreshTokenOf(request: RefreshCookieRequest & Sent): string | undefined {
  const token = request.cookies[cookieName(request, name)]
  if (token !== undefined && !isSameOrigin(request)) throw new ProblemError('forbidden')
  return token
}

export function setRefreshCookie(
  context: Context,
  request: RefreshCookieRequest,
  reply: Answered,
  token: string,
): void {
  const options = { ...cookieOptions(context, request), maxAge: 14 * 24 * 60 * 60 }
  reply.setCookie(cookieName(request, name), token, options)
}

export function clearRefreshCookie(context: Context, request: RefreshCookieRequest, reply: Answered): void {
  reply.clearCookie(cookieName(request, name), cookieOptions(context, request))
}
