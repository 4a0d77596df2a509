import { Type } from 'typebox'
import { authenticateGuest as beginGuest } from '../../services/sessions/sessions'
import { endpoint } from '../endpoint'
import { ClientCode } from '../requests/clientCode'
import { bearerToken } from '../requests/guardAccess'
import { signedInExample } from './sessionShapes'

const { accessToken, expiry } = signedInExample

/** API-03. */
export const authenticateGuest = endpoint({
  method: 'POST',
  url: '/api/auth/authenticateGuest',
  access: 'none',
  limits: 'guests',
  summary: 'Begins or keeps a guest session',
  refusals: ['unknown-client'],
  schema: {
    body: Type.Object({ clientCode: ClientCode }),
    response: { 200: Type.Object({ accessToken: Type.String(), expiry: Type.Integer() }) },
  },
  example: { body: { clientCode: 'harbour' }, answer: { accessToken, expiry } },
  handle: (request, _reply, context) => beginGuest(context, request.body.clientCode, bearerToken(request)),
})
