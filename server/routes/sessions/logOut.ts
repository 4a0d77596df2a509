import { logOut as endSession } from '../../services/sessions/sessions'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { bearerToken } from '../requests/guardAccess'
import { forgetRefreshToken, refreshTokenOf } from './refreshCookie'

/** The sign-out [contract §3]. */
export const logOut = endpoint({
  method: 'POST',
  url: '/api/auth/logout',
  access: 'none',
  summary: 'Ends the session',
  schema: { response: { 204: nothing } },
  example: {},
  handle: async (request, reply, context) => {
    await endSession(context, { access: bearerToken(request), refresh: refreshTokenOf(request) })
    forgetRefreshToken(context, request, reply)
    return reply.status(204).send()
  },
})
