import { Type } from 'typebox'
import { readDelivery } from '../../services/delivery/readDeliveries'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectedParams, deliveryExample, deliveryProperties } from './connectionShapes'

const NullableNumber = Type.Union([Type.Integer(), Type.Null()])

export const getDelivery = endpoint({
  method: 'GET',
  url: '/api/connections/:code/deliveries/:id',
  access: 'client',
  room: 'account',
  summary: 'Every request of one delivery with its answer, and the message without files and secrets',
  schema: {
    params: ConnectedParams,
    response: {
      200: Type.Object({
        ...deliveryProperties,
        requests: Type.Array(
          Type.Object({
            at: Type.String(),
            address: NullableText,
            messageId: NullableText,
            bytes: NullableNumber,
            status: NullableNumber,
            error: NullableText,
            durationMs: Type.Integer(),
            answer: NullableText,
          }),
        ),
        message: NullableText,
      }),
    },
  },
  example: {
    params: { code: 'lakeside', id: 61 },
    answer: {
      ...deliveryExample,
      requests: [
        {
          ...{ at: '2026-11-22T04:05:07.100Z', address: 'https://hr.lakeside.example/hooks/foyer' },
          ...{ messageId: 'f5d1a0a4-6d3b-4a2f-9a43-0f4c8f6c9a11', bytes: 50_112, status: 503 },
          ...{ error: 'The back-office answered 503', durationMs: 84, answer: 'Down for maintenance' },
        },
      ],
      message: '{\n  "type": "application.submitted"\n}',
    },
  },
  handle: async ({ session, params }, _reply, context) => {
    const { client } = await siteActor(context, session, params.code)
    return readDelivery(context, { client, session }, params.id)
  },
})
