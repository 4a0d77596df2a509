import { Type } from 'typebox'
import { revealSecret } from '../../services/applications/revealSecret'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

/** For whoever must read what an applicant typed unseen; it stands in the activity. */
export const revealSecretAnswer = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/secrets',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary: 'Reveals a secret answer of an application, and writes down who asked for it',
  refusals: ['identity-hidden'],
  schema: {
    params: IdParams,
    body: Type.Object(
      { path: Type.String({ minLength: 1, maxLength: 200 }) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Object({ answer: Type.String() }) },
  },
  example: {
    params: { id: 9 },
    body: { path: '/custom-104' },
    answer: { answer: 'the word that was agreed' },
  },
  handle: ({ session, params, body }, _reply, context) =>
    revealSecret(context, session, { id: params.id, path: body.path }),
})
