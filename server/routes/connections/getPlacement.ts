import { Type } from 'typebox'
import { readPlacement } from '../../services/sites/placement'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

const NullableNumber = Type.Union([Type.Integer(), Type.Null()])

export const getPlacement = endpoint({
  method: 'GET',
  url: '/api/connections/:code/site',
  access: 'client',
  room: 'account',
  summary:
    "Where a client's site stands: who may frame it, its domains, marketplace, mail, how long applications are kept",
  schema: {
    params: ConnectionParams,
    response: {
      200: Type.Object({
        frameAncestors: Type.Array(Type.String()),
        domains: Type.Array(Type.String()),
        advertiserId: NullableText,
        marketplace: NullableText,
        retainMonths: NullableNumber,
        retainDays: NullableNumber,
        replyAddress: NullableText,
        mailFrom: NullableText,
      }),
    },
  },
  example: {
    params: lakeside,
    answer: {
      ...{ frameAncestors: ['https://www.lakeside.example'], domains: ['careers.lakeside.example'] },
      ...{ advertiserId: null, marketplace: null, retainMonths: 24, retainDays: null },
      ...{ replyAddress: 'jobs@lakeside.example', mailFrom: 'jobs@foyer.example' },
    },
  },
  handle: async ({ session, params }, _reply, context) =>
    readPlacement(context, await siteActor(context, session, params.code)),
})
