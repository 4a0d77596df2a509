import { Type } from 'typebox'
import { readDeliveries } from '../../services/delivery/readDeliveries'
import { siteActor } from '../../services/sites/studio/siteActor'
import { PaginationShape } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import {
  ConnectionParams,
  DeliveryStateName,
  deliveryExample,
  deliveryProperties,
  lakeside,
} from './connectionShapes'

export const listDeliveries = endpoint({
  method: 'GET',
  url: '/api/connections/:code/deliveries',
  access: 'client',
  room: 'account',
  summary: 'The deliveries of the last 200 applications, or of the last 200 in a state, a page at a time',
  schema: {
    params: ConnectionParams,
    querystring: Type.Object({
      state: Type.Optional(DeliveryStateName),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    }),
    response: {
      200: Type.Object({
        results: Type.Array(Type.Object(deliveryProperties)),
        pagination: PaginationShape,
      }),
    },
  },
  example: {
    params: lakeside,
    querystring: { state: 'waiting', page: 1 },
    answer: { results: [deliveryExample], pagination: { page: 1, lastPage: 1, recordCount: 1 } },
  },
  handle: async ({ session, params, query }, _reply, context) => {
    const { state, page = 1 } = query
    return readDeliveries(context, await siteActor(context, session, params.code), { state, page })
  },
})
