import { Type } from 'typebox'
import { readApiKeys } from '../../services/accounts/apiKeys'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectionParams, KeyRightName, lakeside } from './connectionShapes'

export const listApiKeys = endpoint({
  method: 'GET',
  url: '/api/connections/:code/keys',
  access: 'client',
  room: 'account',
  summary: "A client's API keys that are in use: what for, and when each was last used; never a key itself",
  schema: {
    params: ConnectionParams,
    response: {
      200: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          may: Type.Array(KeyRightName),
          createdAt: Type.String(),
          lastUsedAt: NullableText,
        }),
      ),
    },
  },
  example: {
    params: lakeside,
    answer: [
      {
        ...{ id: 4, name: 'HR system', may: ['vacancies' as const] },
        ...{ createdAt: '2026-11-01T04:05:06.789Z', lastUsedAt: '2026-11-22T04:05:06.789Z' },
      },
    ],
  },
  handle: async ({ session, params }, _reply, context) =>
    readApiKeys(context, await siteActor(context, session, params.code)),
})
