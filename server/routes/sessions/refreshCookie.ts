import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'foyer_refresh'
type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>
type Answered = Pick<FastifyReply, 'setCookie' | 'clearCookie'>

/** The refresh token that a browser keeps, if it does. */
export function refreshTokenOf(request: Pick<Asked, 'cookies'>): string | undefined {
  return request.cookies[name]
}

export function keepRefreshToken(request: Asked, reply: Answered, token: string): void {
  reply.setCookie(name, token, { ...cookieOptions(request), maxAge: 14 * 24 * 60 * 60 })
}

export function forgetRefreshToken(request: Asked, reply: Answered): void {
  reply.clearCookie(name, cookieOptions(request))
}

/** No script reads it, no other site sends it, and it goes nowhere but to the calls of sessions. */
export function cookieOptions(request: Asked) {
  return {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const
}
