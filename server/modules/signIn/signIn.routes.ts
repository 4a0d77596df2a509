import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../../context'
import { endpoint } from '../../http/endpoint'
import { ClientCode } from '../../http/parameters'
import { getBearerToken, getCookieName, getCookieOptions, isSameOrigin } from '../../http/requestHeaders'
import { noContent } from '../../http/responses'
import { ProblemError } from '../../problem'
import { endSessionsOfTokens, refreshSession, startGuestSession } from '../sessions/sessions.service'
import { deviceLifetime } from './devices'
import { type DeviceToken, signIn } from './signIn.service'

type Context = Pick<ServerContext, 'environment'>
type CookieRequest = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** Returns the token that identifies this browser as a known device of the user, if it has one. */
function readDeviceToken(request: CookieRequest, userId: number): string | undefined {
  return request.cookies[getDeviceCookieName(request, userId)]
}

function setDeviceCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'setCookie'>,
  { userId, token }: DeviceToken,
): void {
  const options = { ...getCookieOptions(context, request), maxAge: deviceLifetime }
  reply.setCookie(getDeviceCookieName(request, userId), token, options)
}

/** The name contains the user, since several people may share a browser. */
function getDeviceCookieName(request: CookieRequest, userId: number): string {
  return getCookieName(request, `foyer_device_${userId}`)
}

const refreshCookie = 'foyer_refresh'

/**
 * Returns the browser's refresh token, if it has one. SameSite treats all clients of a domain as one site, so the
 * request must also come from a page of this very host.
 * @throws forbidden if another origin sent the request
 */
function readRefreshToken(
  request: CookieRequest & Pick<FastifyRequest, 'headers' | 'host'>,
): string | undefined {
  const token = request.cookies[getCookieName(request, refreshCookie)]
  if (token !== undefined && !isSameOrigin(request)) throw new ProblemError('forbidden')
  return token
}

function setRefreshCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'setCookie'>,
  token: string,
): void {
  const options = { ...getCookieOptions(context, request), maxAge: 14 * 24 * 60 * 60 }
  reply.setCookie(getCookieName(request, refreshCookie), token, options)
}

function clearRefreshCookie(
  context: Context,
  request: CookieRequest,
  reply: Pick<FastifyReply, 'clearCookie'>,
): void {
  reply.clearCookie(getCookieName(request, refreshCookie), getCookieOptions(context, request))
}

/** For callers other than browsers; a browser sends the token in its cookie. */
const RefreshTokenBody = Type.Optional(
  Type.Union([
    Type.Object(
      { refreshToken: Type.Optional(Type.String({ maxLength: 200 })) },
      { title: 'RefreshTokenBody' },
    ),
    Type.Null(),
  ]),
)

const SignedIn = Type.Object(
  {
    accessToken: Type.String(),
    refreshToken: Type.String(),
    expiry: Type.Integer(),
  },
  { title: 'SignedIn' },
)

const signedInExample = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiI…',
  refreshToken: 'Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0',
  expiry: 900,
}

/** API-02, SS-10: users with two-factor authentication also need a code. */
export const authenticate = endpoint({
  method: 'POST',
  url: '/api/auth/authenticate',
  access: 'none',
  limits: 'own',
  summary: 'Signs in',
  refusals: ['wrong-credentials', 'code-needed', 'wrong-code', 'unknown-client'],
  schema: {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 100 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
      clientCode: ClientCode,
      code: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: { 200: SignedIn },
  },
  example: {
    body: { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' },
    answer: signedInExample,
  },
  handle: async (request, reply, context) => {
    const { answer, device } = await signIn(context, request.body, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      getDeviceToken: (userId) => readDeviceToken(request, userId),
    })
    setRefreshCookie(context, request, reply, answer.refreshToken)
    setDeviceCookie(context, request, reply, device)
    return answer
  },
})

/** API-03. */
export const authenticateGuest = endpoint({
  method: 'POST',
  url: '/api/auth/authenticateGuest',
  access: 'none',
  limits: 'guests',
  summary: 'Starts or continues a guest session',
  refusals: ['unknown-client'],
  schema: {
    body: Type.Object({ clientCode: ClientCode }),
    response: {
      200: Type.Object({ accessToken: Type.String(), expiry: Type.Integer() }, { title: 'GuestSession' }),
    },
  },
  example: {
    body: { clientCode: 'harbour' },
    answer: { accessToken: signedInExample.accessToken, expiry: 3600 },
  },
  handle: (request, _reply, context) =>
    startGuestSession(context, request.body.clientCode, getBearerToken(request)),
})

/**
 * API-04. A browser's token stays in its cookie; the response does not contain it. Within ten seconds after its use, a
 * token can be sent again and returns the same successor.
 */
export const refreshAccessToken = endpoint({
  method: 'POST',
  url: '/api/auth/refreshaccesstoken',
  access: 'none',
  limits: 'sessions',
  summary: 'Exchanges a refresh token for an access token and the next refresh token; each can be used once',
  refusals: ['session-over', 'forbidden'],
  schema: { body: RefreshTokenBody, response: { 200: SignedIn } },
  example: { body: { refreshToken: signedInExample.refreshToken }, answer: signedInExample },
  handle: async (request, reply, context) => {
    const bodyToken = request.body?.refreshToken || undefined
    const cookieToken = readRefreshToken(request)
    const token = bodyToken ?? cookieToken
    if (!token) throw new ProblemError('session-over')
    const answer = await refreshSession(context, token)
    if (cookieToken) setRefreshCookie(context, request, reply, answer.refreshToken)
    return bodyToken ? answer : { ...answer, refreshToken: '' }
  },
})

/** The sign-out [contract §3]. */
export const logOut = endpoint({
  method: 'POST',
  url: '/api/auth/logout',
  access: 'none',
  limits: 'sessions',
  summary: 'Ends the sessions of the sent tokens',
  refusals: ['forbidden'],
  schema: { body: RefreshTokenBody, response: { 204: noContent } },
  example: { body: { refreshToken: signedInExample.refreshToken } },
  handle: async (request, reply, context) => {
    const refresh = [request.body?.refreshToken, readRefreshToken(request)]
    await endSessionsOfTokens(context, { access: getBearerToken(request), refresh })
    clearRefreshCookie(context, request, reply)
    return reply.status(204).send()
  },
})
