import { Type } from 'typebox'
import { giveStamp } from '../../services/applications/formProof'
import { endpoint } from '../endpoint'
import { ClientCode } from '../requests/clientCode'

const hash = Type.String({ minLength: 64, maxLength: 64 })

/** What a form's script asks for when the form is first touched, by no token: it says nothing of who sends it. */
export const giveFormStamp = endpoint({
  method: 'POST',
  url: '/api/formStamps',
  access: 'none',
  limits: 'stamps',
  refusals: ['not-found'],
  summary: 'Gives what one application is sent with, where the client asks for that',
  schema: {
    body: Type.Object(
      { clientCode: ClientCode, vacancyGuid: Type.String({ maxLength: 100 }) },
      { additionalProperties: false },
    ),
    response: {
      201: Type.Object({
        stamp: Type.String(),
        work: Type.Union([
          Type.Object({ challenge: hash, salt: Type.String(), signature: hash, most: Type.Integer() }),
          Type.Null(),
        ]),
      }),
    },
  },
  example: {
    body: { clientCode: 'harbour', vacancyGuid: '6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b' },
    answer: {
      stamp: '1795478400000.sQ0w3rT5yU7iO9pA2.0fJx3m4vPq7nY1bZs8dKc2hWl5tRg6eUa9iXoQpTnMs',
      work: null,
    },
  },
  handle: async ({ body }, reply, context) => {
    const given = await giveStamp(context, body)
    return reply.status(201).header('cache-control', 'no-store').send(given)
  },
})
