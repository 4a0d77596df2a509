import { Type } from 'typebox'
import { changeRole } from '../../../services/accounts/people'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { IdParams } from '../../requests/idParams'
import { passwordExample, RoleShape } from './peopleShapes'

export const putPersonsRole = endpoint({
  method: 'PUT',
  url: '/api/accountPeople/:id/role',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Gives somebody of the own account another role, at once',
  refusals: ['last-owner', 'account-sign-in'],
  schema: {
    params: IdParams,
    body: Type.Object({ role: RoleShape, currentPassword: Type.String({ maxLength: 200 }) }),
    response: { 204: nothing },
  },
  example: { params: { id: 5 }, body: { role: 'editor', ...passwordExample } },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await changeRole(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})
