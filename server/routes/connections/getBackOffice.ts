import { Type } from 'typebox'
import { readBackOfficeState } from '../../services/delivery/readDeliveries'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const getBackOffice = endpoint({
  method: 'GET',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  room: 'account',
  summary: "Where a client's applications go, and how many wait or failed; never what they are signed with",
  schema: {
    params: ConnectionParams,
    response: {
      200: Type.Object({
        clientCode: Type.String(),
        company: Type.String(),
        address: NullableText,
        hasOldSecret: Type.Boolean(),
        oldSecretUntil: NullableText,
        isReadable: Type.Boolean(),
        pausedAt: NullableText,
        waiting: Type.Integer(),
        failed: Type.Integer(),
      }),
    },
  },
  example: {
    params: lakeside,
    answer: {
      ...{ clientCode: 'lakeside', company: 'Lakeside Library' },
      ...{ address: 'https://hr.lakeside.example/hooks/foyer', hasOldSecret: false, oldSecretUntil: null },
      ...{ isReadable: true, pausedAt: null, waiting: 0, failed: 3 },
    },
  },
  handle: async ({ session, params }, _reply, context) =>
    readBackOfficeState(context, await siteActor(context, session, params.code)),
})
