import { Type } from 'typebox'
import { deliveryStates } from '../../../src/schemas/connections/connections.types'
import { endpoint } from '../../http/endpoint'
import { ClientItemParams, ClientParams, clientParamsExample } from '../../http/parameters'
import {
  createStringEnum,
  DateTime,
  NullableDateTime,
  NullableText,
  noContent,
  PaginationShape,
} from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import {
  readDeliveries,
  readDelivery,
  retryDelivery as requeueDelivery,
  requeueFailedDeliveries,
} from './deliveries.service'

const DeliveryStateName = createStringEnum(deliveryStates, 'DeliveryState')

const deliveryProperties = {
  id: Type.Integer(),
  vacancyName: Type.String(),
  state: DeliveryStateName,
  attempts: Type.Integer(),
  lastError: NullableText,
  createdAt: DateTime,
  sentAt: NullableDateTime,
  nextAttemptAt: NullableDateTime,
}

const deliveryExample = {
  id: 61,
  vacancyName: 'Coastal Planner',
  state: 'waiting' as const,
  attempts: 2,
  lastError: 'The back-office answered 503',
  createdAt: '2026-11-22T04:05:06.789Z',
  sentAt: null,
  nextAttemptAt: '2026-11-22T04:40:06.789Z',
}

export const listDeliveries = endpoint({
  method: 'GET',
  url: '/api/connections/:code/deliveries',
  access: 'client',
  scope: 'account',
  summary: 'The deliveries of the last 200 applications, or of the last 200 in a state, paged',
  schema: {
    params: ClientParams,
    querystring: Type.Object({
      state: Type.Optional(DeliveryStateName),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    }),
    response: {
      200: Type.Object(
        {
          results: Type.Array(Type.Object(deliveryProperties, { title: 'Delivery' })),
          pagination: PaginationShape,
        },
        { title: 'DeliveryPage' },
      ),
    },
  },
  example: {
    params: clientParamsExample,
    querystring: { state: 'waiting', page: 1 },
    answer: { results: [deliveryExample], pagination: { page: 1, lastPage: 1, recordCount: 1 } },
  },
  handle: async ({ session, params, query }, _reply, context) => {
    const { state, page = 1 } = query
    return readDeliveries(context, await resolveClientActor(context, session, params.code), { state, page })
  },
})

const NullableNumber = Type.Union([Type.Integer(), Type.Null()])

export const getDelivery = endpoint({
  method: 'GET',
  url: '/api/connections/:code/deliveries/:id',
  access: 'client',
  scope: 'account',
  summary: 'The attempts of one delivery with their responses, and its message without files and secrets',
  schema: {
    params: ClientItemParams,
    response: {
      200: Type.Object(
        {
          ...deliveryProperties,
          requests: Type.Array(
            Type.Object(
              {
                at: DateTime,
                address: NullableText,
                messageId: NullableText,
                bytes: NullableNumber,
                status: NullableNumber,
                error: NullableText,
                durationMs: Type.Integer(),
                answer: NullableText,
              },
              { title: 'DeliveryRequest' },
            ),
          ),
          message: NullableText,
        },
        { title: 'DeliveryDetails' },
      ),
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
    const { client } = await resolveClientActor(context, session, params.code)
    return readDelivery(context, { client, session }, params.id)
  },
})

export const retryDelivery = endpoint({
  method: 'POST',
  url: '/api/connections/:code/deliveries/:id/retries',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    'Queues an undelivered application with a new series of attempts, now or, if files are awaited, when the upload time is over',
  refusals: ['already-sent'],
  schema: { params: ClientItemParams, response: { 204: noContent } },
  example: { params: { code: 'lakeside', id: 61 } },
  handle: async ({ session, params }, reply, context) => {
    await requeueDelivery(context, await resolveClientActor(context, session, params.code), params.id)
    return reply.status(204).send(undefined)
  },
})

export const retryFailedDeliveries = endpoint({
  method: 'POST',
  url: '/api/connections/:code/deliveries/retries',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Retries up to 200 permanently failed deliveries, oldest first',
  schema: { params: ClientParams, response: { 200: Type.Object({ queued: Type.Integer() }) } },
  example: { params: clientParamsExample, answer: { queued: 3 } },
  handle: async ({ session, params }, _reply, context) => ({
    queued: await requeueFailedDeliveries(context, await resolveClientActor(context, session, params.code)),
  }),
})
