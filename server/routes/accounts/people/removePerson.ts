import { removePerson as remove } from '../../../services/accounts/people'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { IdParams } from '../../requests/idParams'
import { passwordExample, WithPassword } from './peopleShapes'

export const removePerson = endpoint({
  method: 'POST',
  url: '/api/accountPeople/:id/removal',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Takes somebody out of the own account, with all sessions, at once',
  refusals: ['last-owner', 'account-sign-in'],
  schema: { params: IdParams, body: WithPassword, response: { 204: nothing } },
  example: { params: { id: 5 }, body: passwordExample },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await remove(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})
