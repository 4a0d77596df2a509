import { Type } from 'typebox'
import { findPerson } from '../../services/applications/personalData'
import { endpoint } from '../endpoint'
import { EmailBody, emailExample, ProofShape } from './personShapes'

const Found = Type.Object({
  applications: Type.Array(
    Type.Object({
      id: Type.Integer(),
      vacancyName: Type.String(),
      submittedDate: Type.String(),
      documents: Type.Integer(),
      isUnsent: Type.Boolean(),
    }),
  ),
  alerts: Type.Integer(),
  erasures: Type.Array(ProofShape),
})

/** Changes nothing; a body, since addresses are kept in logs. */
export const searchPerson = endpoint({
  method: 'POST',
  url: '/api/people/search',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'What the client has of the person with this address, and proofs of earlier erasures',
  schema: { body: EmailBody, response: { 200: Found } },
  example: {
    body: emailExample,
    answer: {
      applications: [
        {
          ...{ id: 9, vacancyName: 'Coastal Planner', submittedDate: '2026-11-20T04:05:06.789Z' },
          ...{ documents: 2, isUnsent: false },
        },
      ],
      alerts: 1,
      erasures: [],
    },
  },
  handle: ({ session, body }, _reply, context) => findPerson(context, session, body.email),
})
