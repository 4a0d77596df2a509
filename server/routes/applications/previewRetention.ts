import { Type } from 'typebox'
import { previewRetention as lookAhead } from '../../services/applications/retention'
import { endpoint } from '../endpoint'
import { PreviewShape } from './personShapes'

/** Nothing is erased by asking. */

export const previewRetention = endpoint({
  method: 'GET',
  url: '/api/retention/preview',
  access: 'client',
  room: 'account',
  summary:
    'What would be erased by the next sweep, were applications kept for so many months (24 unless given)',
  schema: {
    querystring: Type.Object({ months: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })) }),
    response: { 200: PreviewShape },
  },
  example: { querystring: { months: 12 }, answer: { applications: 31, oldest: '2024-02-03T04:05:06.789Z' } },
  handle: ({ session, query }, _reply, context) => lookAhead(context, session.clientId, query.months ?? 24),
})
