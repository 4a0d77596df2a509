import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../services/problem'
import { authenticate, authenticateGuest, logOut, refresh } from '../services/sessions/sessions'
import type { Routes } from './api'
import { bearerToken } from './guardAccess'

const clientCode = Type.String({ minLength: 1, maxLength: 100 })
const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  clientCode,
})
const SignedIn = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiry: Type.Integer(),
})
const Guest = Type.Object({ accessToken: Type.String(), expiry: Type.Integer() })
const RefreshBody = Type.Union([
  Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 200 })) }),
  Type.Null(),
])

const cookieName = 'foyer_refresh'
const config = { access: 'none' } as const

/** API-02, API-03, API-04 and the sign-out [contract §3]. */
export const authRoutes: Routes = (api, context) => {
  api.post(
    '/api/auth/authenticate',
    { config, schema: { body: Credentials, response: { 200: SignedIn } } },
    async (request, reply) => {
      const answer = await authenticate(context, request.body, request.ip)
      keepRefreshToken(request, reply, answer.refreshToken)
      return answer
    },
  )
  api.post(
    '/api/auth/authenticateGuest',
    { config, schema: { body: Type.Object({ clientCode }), response: { 200: Guest } } },
    (request) => authenticateGuest(context, request.body.clientCode, bearerToken(request)),
  )
  api.post(
    '/api/auth/refreshaccesstoken',
    { config, schema: { body: Type.Optional(RefreshBody), response: { 200: SignedIn } } },
    async (request, reply) => {
      const inBody = request.body?.refreshToken || undefined
      const inCookie = request.cookies[cookieName]
      const token = inBody ?? inCookie
      if (!token) throw new ProblemError('session-over')
      const answer = await refresh(context, token)
      if (inCookie) keepRefreshToken(request, reply, answer.refreshToken)
      return inBody ? answer : { ...answer, refreshToken: '' }
    },
  )
  api.post('/api/auth/logout', { config }, async (request, reply) => {
    await logOut(context, { access: bearerToken(request), refresh: request.cookies[cookieName] })
    reply.clearCookie(cookieName, cookieOptions(request))
    return reply.status(204).send()
  })
}

function keepRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, { ...cookieOptions(request), maxAge: 14 * 24 * 60 * 60 })
}

/** No script reads it, no other site sends it, and it goes nowhere but to the calls above. */
function cookieOptions(request: FastifyRequest) {
  return {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const
}
