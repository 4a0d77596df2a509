import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceLifetime } from '../../services/sessions/knownDevices'
import type { KnownDevice } from '../../services/sessions/signIn'
import { cookieOptions } from './refreshCookie'

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** What this browser keeps of an account's last sign-in, if it does. */
export function deviceTokenOf(request: Asked, userId: number): string | undefined {
  return request.cookies[nameOf(userId)]
}

export function keepDevice(
  request: Asked,
  reply: Pick<FastifyReply, 'setCookie'>,
  { userId, token }: KnownDevice,
): void {
  reply.setCookie(nameOf(userId), token, { ...cookieOptions(request), maxAge: deviceLifetime })
}

/** Several people may share a browser. */
function nameOf(userId: number): string {
  return `foyer_device_${userId}`
}
