import { Type } from 'typebox'
import { retryFailed } from '../../services/delivery/retryDeliveries'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const retryFailedDeliveries = endpoint({
  method: 'POST',
  url: '/api/connections/:code/deliveries/retries',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Tries up to 200 deliveries that failed for good again, the oldest first',
  schema: { params: ConnectionParams, response: { 200: Type.Object({ queued: Type.Integer() }) } },
  example: { params: lakeside, answer: { queued: 3 } },
  handle: async ({ session, params }, _reply, context) => ({
    queued: await retryFailed(context, await siteActor(context, session, params.code)),
  }),
})
