import { turnOffOwnCodes as turnOff } from '../../services/sessions/ownCodes'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { proofExample, WithPasswordAndCode } from './ownSessionShapes'

/** SS-10. */
export const turnOffOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/turnOff',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: "Turns the caller's one-time codes off, and ends his other sessions",
  refusals: ['codes-off'],
  schema: { body: WithPasswordAndCode, response: { 204: nothing } },
  example: { body: proofExample },
  handle: async ({ session, body, ip }, reply, context) => {
    await turnOff(context, session, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})
