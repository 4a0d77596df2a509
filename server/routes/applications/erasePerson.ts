import { removePerson } from '../../services/applications/personalData'
import { endpoint } from '../endpoint'
import { EmailBody, emailExample, ProofShape, proofExample } from './personShapes'

/** What a back-office has received it must erase itself. */

export const erasePerson = endpoint({
  method: 'POST',
  url: '/api/people/erase',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary:
    'Erases all that the client has of the person with this address; answers the proof, which names nobody',
  schema: { body: EmailBody, response: { 200: ProofShape } },
  example: { body: emailExample, answer: proofExample },
  handle: ({ session, body }, _reply, context) => removePerson(context, session, body.email),
})
