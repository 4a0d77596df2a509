import { changeBackOffice } from '../../services/delivery/changeBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const forgetOldSecret = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/backoffice/secrets/old',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Signs with the newest secret only',
  schema: { params: ConnectionParams, response: { 204: nothing } },
  example: { params: lakeside },
  handle: async ({ session, params }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    await changeBackOffice(context, actor, { forgetsOld: true })
    return reply.status(204).send(undefined)
  },
})
