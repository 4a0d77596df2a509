import { putFirstStepsAway } from '../../services/accounts/firstSteps'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'

export const endFirstSteps = endpoint({
  method: 'POST',
  url: '/api/firstSteps/end',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Puts the list of what is left to do away, for everybody of the own account',
  schema: { response: { 204: nothing } },
  example: {},
  handle: async ({ session }, reply, context) => {
    await putFirstStepsAway(context, session)
    return reply.status(204).send(undefined)
  },
})
