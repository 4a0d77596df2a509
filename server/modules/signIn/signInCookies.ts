import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context'
import { cookieName, cookieOptions } from '../../http/cookies'
import { isSameOrigin } from '../../http/sameOrigin'
import { ProblemError } from '../../problem'
import { deviceLifetime } from './devices'
import type { DeviceToken } from './signIn.service'

type Context = Pick<ServerContext, 'environment'>
type CookieRequest = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** Returns the token that identifies this browser as a known device of the user, if it has one. */
export function readDeviceToken(request: CookieRequest, userId: number): string | undefined {
  return request.cookies[getDeviceCookieName(request, userId)]
}

export function setDeviceCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'setCookie'>,
  { userId, token }: DeviceToken,
): void {
  const options = { ...cookieOptions(context, request), maxAge: deviceLifetime }
  reply.setCookie(getDeviceCookieName(request, userId), token, options)
}

/** The name contains the user, since several people may share a browser. */
function getDeviceCookieName(request: CookieRequest, userId: number): string {
  return cookieName(request, `foyer_device_${userId}`)
}

const refreshCookie = 'foyer_refresh'

/**
 * Returns the browser's refresh token, if it has one. SameSite treats all clients of a domain as one site, so the
 * request must also come from a page of this very host.
 * @throws forbidden if another origin sent the request
 */
export function readRefreshToken(
  request: CookieRequest & Pick<FastifyRequest, 'headers' | 'host'>,
): string | undefined {
  const token = request.cookies[cookieName(request, refreshCookie)]
  if (token !== undefined && !isSameOrigin(request)) throw new ProblemError('forbidden')
  return token
}

export function setRefreshCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'setCookie'>,
  token: string,
): void {
  const options = { ...cookieOptions(context, request), maxAge: 14 * 24 * 60 * 60 }
  reply.setCookie(cookieName(request, refreshCookie), token, options)
}

export function clearRefreshCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'clearCookie'>,
): void {
  reply.clearCookie(cookieName(request, refreshCookie), cookieOptions(context, request))
}
