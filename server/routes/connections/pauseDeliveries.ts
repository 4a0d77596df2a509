import { Type } from 'typebox'
import { pauseBackOffice } from '../../services/delivery/changeBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const pauseDeliveries = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/backoffice/pause',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Sends nothing while it is paused; what is due then leaves when it goes on',
  schema: {
    params: ConnectionParams,
    body: Type.Object({ isPaused: Type.Boolean() }, { additionalProperties: false }),
    response: { 204: nothing },
  },
  example: { params: lakeside, body: { isPaused: true } },
  handle: async ({ session, params, body }, reply, context) => {
    await pauseBackOffice(context, await siteActor(context, session, params.code), body.isPaused)
    return reply.status(204).send(undefined)
  },
})
