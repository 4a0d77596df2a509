import { logOut as endSession } from '../../services/sessions/sessions'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { bearerToken } from '../requests/guardAccess'
import { forgetRefreshToken, refreshTokenOf } from './refreshCookie'
import { signedInExample, WithRefreshToken } from './sessionShapes'

/** The sign-out [contract §3]. */
export const logOut = endpoint({
  method: 'POST',
  url: '/api/auth/logout',
  access: 'none',
  limits: 'sessions',
  summary: 'Ends the session of whichever tokens are sent',
  refusals: ['forbidden'],
  schema: { body: WithRefreshToken, response: { 204: nothing } },
  example: { body: { refreshToken: signedInExample.refreshToken } },
  handle: async (request, reply, context) => {
    const refresh = [request.body?.refreshToken, refreshTokenOf(request)]
    await endSession(context, { access: bearerToken(request), refresh })
    forgetRefreshToken(context, request, reply)
    return reply.status(204).send()
  },
})
