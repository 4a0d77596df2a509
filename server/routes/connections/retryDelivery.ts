import { retryDelivery as queueOne } from '../../services/delivery/retryDeliveries'
import { siteActor } from '../../services/sites/studio/siteActor'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ConnectedParams } from './connectionShapes'

export const retryDelivery = endpoint({
  method: 'POST',
  url: '/api/connections/:code/deliveries/:id/retries',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Tries a delivery that has not arrived again, at once and with all its attempts before it',
  refusals: ['already-sent'],
  schema: { params: ConnectedParams, response: { 204: nothing } },
  example: { params: { code: 'lakeside', id: 61 } },
  handle: async ({ session, params }, reply, context) => {
    await queueOne(context, await siteActor(context, session, params.code), params.id)
    return reply.status(204).send(undefined)
  },
})
