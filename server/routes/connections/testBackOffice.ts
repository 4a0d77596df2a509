import { Type } from 'typebox'
import { testBackOffice as sendTest } from '../../services/delivery/testBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const testBackOffice = endpoint({
  method: 'POST',
  url: '/api/connections/:code/backoffice/tests',
  access: 'client',
  room: 'account',
  limits: 'tests',
  summary: 'Sends a message that tells of nobody to the back-office, and says what it answered',
  schema: {
    params: ConnectionParams,
    response: {
      200: Type.Object({
        at: Type.String(),
        status: Type.Union([Type.Integer(), Type.Null()]),
        error: NullableText,
        durationMs: Type.Integer(),
        answer: NullableText,
      }),
    },
  },
  example: {
    params: lakeside,
    answer: { at: '2026-11-22T04:05:06.789Z', status: 204, error: null, durationMs: 84, answer: 'Accepted' },
  },
  handle: async ({ session, params }, _reply, context) =>
    sendTest(context, await siteActor(context, session, params.code)),
})
