import { forgetBackOffice } from '../../services/delivery/changeBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const deleteBackOffice = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: "Takes a client's back-office away: its applications wait",
  schema: { params: ConnectionParams, response: { 204: nothing } },
  example: { params: lakeside },
  handle: async ({ session, params }, reply, context) => {
    await forgetBackOffice(context, await siteActor(context, session, params.code))
    return reply.status(204).send(undefined)
  },
})
