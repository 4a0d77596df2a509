import { endOtherSessions as endOthers } from '../../services/sessions/ownSessions'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { passwordExample, WithPassword } from './ownSessionShapes'

/** SS-09. */
export const endOtherSessions = endpoint({
  method: 'POST',
  url: '/api/ownSessions/endOthers',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: "Ends all of the caller's own sessions but the one that asks",
  schema: { body: WithPassword, response: { 204: nothing } },
  example: { body: passwordExample },
  handle: async ({ session, body, ip }, reply, context) => {
    await endOthers(context, session, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})
