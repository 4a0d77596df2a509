import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../services/serverContext'
import type { KnownDevice } from '../../services/sessions/beginSession'
import { deviceLifetime } from '../../services/sessions/knownDevices'
import { cookieName, cookieOptions } from '../requests/sessionCookies'

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** What this browser keeps of an account's last sign-in, if it does. */
export function deviceTokenOf(request: Asked, userId: number): string | undefined {
  return request.cookies[nameOf(request, userId)]
}

export function keepDevice(
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
