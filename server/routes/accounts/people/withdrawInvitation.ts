import { withdrawInvitation as withdraw } from '../../../services/accounts/invitePeople'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { IdParams } from '../../requests/idParams'

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  url: '/api/accountInvitations/:id',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Takes an invitation back that nobody has used',
  schema: { params: IdParams, response: { 204: nothing } },
  example: { params: { id: 7 } },
  handle: async ({ session, params }, reply, context) => {
    await withdraw(context, session, params.id)
    return reply.status(204).send(undefined)
  },
})
