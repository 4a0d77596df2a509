import { Type } from 'typebox'
import { decommissionAccount as stopAccount } from '../../services/accounts/removeAccounts'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'

/** API-17. */
export const decommissionAccount = endpoint({
  method: 'POST',
  url: '/api/decommissionedUsers',
  access: 'superuser',
  limits: 'changes',
  summary: "Stops a client's site and sign-in",
  refusals: ['not-found', 'last-superuser', 'own-account'],
  schema: {
    body: Type.Object({
      userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      crmClientId: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    }),
    response: { 204: nothing },
  },
  example: { body: { userId: 5, crmClientId: 'C-1042' } },
  handle: async ({ session, body }, reply, context) => {
    const { userId, crmClientId } = body
    await stopAccount(context, session, { userId, crmClientId: crmClientId.trim() })
    return reply.status(204).send()
  },
})
