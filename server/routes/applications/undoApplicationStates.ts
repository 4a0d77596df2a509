import { Type } from 'typebox'
import { undoStates } from '../../services/applications/undoStates'
import { endpoint } from '../endpoint'

export const undoApplicationStates = endpoint({
  method: 'POST',
  url: '/api/applicationStates/undo',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary:
    'Applications whose states were set together stand as before; mail that has not left is taken back',
  refusals: ['not-found'],
  schema: {
    body: Type.Object({ change: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
    response: {
      200: Type.Object({
        results: Type.Array(
          Type.Object({
            applicationId: Type.Integer(),
            result: Type.Enum(['undone', 'sent', 'changed']),
          }),
        ),
      }),
    },
  },
  example: {
    body: { change: '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b' },
    answer: { results: [{ applicationId: 9, result: 'undone' }] },
  },
  handle: async ({ session, body }, _reply, context) => ({
    results: await undoStates(context, session.clientId, body.change, session),
  }),
})
