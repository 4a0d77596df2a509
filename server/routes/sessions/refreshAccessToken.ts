import { ProblemError } from '../../services/problem'
import { refresh } from '../../services/sessions/sessions'
import { endpoint } from '../endpoint'
import { keepRefreshToken, refreshTokenOf } from './refreshCookie'
import { SignedIn, signedInExample, WithRefreshToken } from './sessionShapes'

/** API-04. A browser's token is in its cookie, and stays there: the answer does not name it. */
export const refreshAccessToken = endpoint({
  method: 'POST',
  url: '/api/auth/refreshaccesstoken',
  access: 'none',
  limits: 'sessions',
  summary: 'Exchanges a refresh token; each is good for one use',
  refusals: ['session-over', 'forbidden'],
  schema: { body: WithRefreshToken, response: { 200: SignedIn } },
  example: { body: { refreshToken: signedInExample.refreshToken }, answer: signedInExample },
  handle: async (request, reply, context) => {
    const inBody = request.body?.refreshToken || undefined
    const inCookie = refreshTokenOf(request)
    const token = inBody ?? inCookie
    if (!token) throw new ProblemError('session-over')
    const answer = await refresh(context, token)
    if (inCookie) keepRefreshToken(context, request, reply, answer.refreshToken)
    return inBody ? answer : { ...answer, refreshToken: '' }
  },
})
