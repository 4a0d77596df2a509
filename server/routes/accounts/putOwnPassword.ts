import { Type } from 'typebox'
import { changeOwnPassword } from '../../services/accounts/changeOwnPassword'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'

/** Whoever is signed in, for himself alone. */
export const putOwnPassword = endpoint({
  method: 'PUT',
  url: '/api/ownPassword',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: "Changes the caller's own password, and ends his other sessions",
  schema: {
    body: Type.Object({
      currentPassword: Type.String({ maxLength: 200 }),
      newPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 204: nothing },
  },
  example: { body: { currentPassword: 'a-quiet-reading-room', newPassword: 'lantern-otter-quilt' } },
  handle: async ({ session, body, ip }, reply, context) => {
    await changeOwnPassword(context, session, body, ip)
    return reply.status(204).send(undefined)
  },
})
