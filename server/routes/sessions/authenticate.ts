import { Type } from 'typebox'
import { signIn } from '../../services/sessions/signIn'
import { endpoint } from '../endpoint'
import { ClientCode } from '../requests/clientCode'
import { deviceTokenOf, keepDevice } from './deviceCookie'
import { keepRefreshToken } from './refreshCookie'
import { SignedIn, signedInExample } from './sessionShapes'

/** API-02, SS-10: an account that asks for one-time codes takes no password without one. */
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
      deviceToken: (userId) => deviceTokenOf(request, userId),
    })
    keepRefreshToken(context, request, reply, answer.refreshToken)
    keepDevice(context, request, reply, device)
    return answer
  },
})
