import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Environment } from '../../environment/environment'
import { bearerToken } from './guardAccess'

/**
 * Whether the request comes from a monitor, who may know what the installation says of itself. With a token, whoever has it;
 * without, only this machine itself, and nobody through a proxy on it: one that adds no header is known by the host that it
 * was asked for.
 */
export function isMonitor(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): boolean {
  if (metricsToken !== null) return isSame(bearerToken(request) ?? '', metricsToken)
  const { headers, socket } = request
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')) return false
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
