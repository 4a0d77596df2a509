import { reinstateAccount as bringBack } from '../../services/accounts/removeAccounts'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

/** The way back from API-17. */
export const reinstateAccount = endpoint({
  method: 'DELETE',
  url: '/api/decommissionedUsers/:id',
  access: 'superuser',
  limits: 'changes',
  summary: "Brings a decommissioned client's site and sign-in back, as they were",
  schema: { params: IdParams, response: { 204: nothing } },
  example: { params: { id: 5 } },
  handle: async ({ session, params }, reply, context) => {
    await bringBack(context, session, params.id)
    return reply.status(204).send()
  },
})
