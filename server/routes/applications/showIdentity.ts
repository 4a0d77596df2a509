import { showIdentity as show } from '../../services/applications/blindReview'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

/** Where a client reviews applications blind; it stands in the activity. */
export const showIdentity = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/identity',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary: 'Shows the caller whose application it is, where that is hidden, and writes down who asked for it',
  schema: { params: IdParams, response: { 204: nothing } },
  example: { params: { id: 9 } },
  handle: async ({ session, params }, reply, context) => {
    await show(context, session, params.id)
    return reply.status(204).send(undefined)
  },
})
