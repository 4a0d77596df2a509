import { endApiKeys } from '../../services/accounts/apiKeys'
import { siteActor } from '../../services/sites/studio/siteActor'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ConnectedParams } from './connectionShapes'

export const revokeApiKey = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/keys/:id',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Ends an API key at once',
  schema: { params: ConnectedParams, response: { 204: nothing } },
  example: { params: { code: 'lakeside', id: 4 } },
  handle: async ({ session, params }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    await endApiKeys(context, actor, { id: params.id })
    return reply.status(204).send(undefined)
  },
})
