import { endOwnSession as end } from '../../services/sessions/ownSessions'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { passwordExample, WithPassword } from './ownSessionShapes'

/** SS-09. */
export const endOwnSession = endpoint({
  method: 'POST',
  url: '/api/ownSessions/:id/end',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: "Ends one of the caller's own sessions at once",
  schema: { params: IdParams, body: WithPassword, response: { 204: nothing } },
  example: { params: { id: 9 }, body: passwordExample },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await end(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})
