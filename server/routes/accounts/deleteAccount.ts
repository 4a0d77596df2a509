import { deleteAccount as removeAccount } from '../../services/accounts/removeAccounts'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

/** API-16. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  url: '/api/users/:id',
  access: 'superuser',
  limits: 'changes',
  summary: 'Deletes a client that has no vacancies',
  refusals: ['has-vacancies', 'last-superuser'],
  schema: { params: IdParams, response: { 201: nothing } },
  example: { params: { id: 5 } },
  handle: async ({ session, params }, reply, context) => {
    await removeAccount(context, session, params.id)
    return reply.status(201).send()
  },
})
