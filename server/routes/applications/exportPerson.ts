import { Type } from 'typebox'
import { takePerson } from '../../services/applications/personalData'
import { endpoint } from '../endpoint'
import { EmailBody, emailExample } from './personShapes'

/** One file: each application as its back-office receives it, documents in base64. */

export const exportPerson = endpoint({
  method: 'POST',
  url: '/api/people/export',
  access: 'client',
  room: 'account',
  limits: 'exports',
  summary: 'All that the client has of the person with this address, documents included',
  schema: {
    body: EmailBody,
    response: {
      200: Type.Object({ applications: Type.Array(Type.Unknown()), alerts: Type.Array(Type.Unknown()) }),
    },
  },
  example: { body: emailExample, answer: { applications: [], alerts: [] } },
  handle: async ({ session, body }, reply, context) => {
    const taken = await takePerson(context, session, body.email)
    reply.header('content-disposition', 'attachment; filename="personal-data.json"')
    return taken
  },
})
