import { Type } from 'typebox'
import { beginOwnCodes as begin } from '../../services/sessions/ownCodes'
import { endpoint } from '../endpoint'
import { passwordExample, WithPassword } from './ownSessionShapes'

/** SS-10. */
export const beginOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/begin',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: 'Makes a secret for an authenticator app, which has a quarter of an hour to show a code of it',
  refusals: ['codes-on'],
  schema: {
    body: WithPassword,
    response: { 200: Type.Object({ secret: Type.String(), qr: Type.String() }) },
  },
  example: {
    body: passwordExample,
    answer: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      qr: '<svg xmlns="http://www.w3.org/2000/svg">…</svg>',
    },
  },
  handle: ({ session, body, ip }, _reply, context) => begin(context, session, { ...body, address: ip }),
})
