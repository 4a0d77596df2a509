import { Type } from 'typebox'
import { authenticate as signIn } from '../../services/sessions/sessions'
import { endpoint } from '../endpoint'
import { keepRefreshToken } from './refreshCookie'
import { ClientCode, SignedIn, signedInExample } from './sessionShapes'

/** API-02. */
export const authenticate = endpoint({
  method: 'POST',
  url: '/api/auth/authenticate',
  access: 'none',
  summary: 'Signs in',
  refusals: ['wrong-credentials', 'unknown-client', 'too-many'],
  schema: {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 100 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
      clientCode: ClientCode,
    }),
    response: { 200: SignedIn },
  },
  example: {
    body: { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' },
    answer: signedInExample,
  },
  handle: async (request, reply, context) => {
    const answer = await signIn(context, request.body, request.ip)
    keepRefreshToken(request, reply, answer.refreshToken)
    return answer
  },
})
