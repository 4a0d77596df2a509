import { makePasswordLink as make } from '../../../services/accounts/people'
import { endpoint } from '../../endpoint'
import { IdParams } from '../../requests/idParams'
import { MadeLinkShape, madeLinkExample, passwordExample, WithPassword } from './peopleShapes'

export const makePasswordLink = endpoint({
  method: 'POST',
  url: '/api/accountPeople/:id/passwordLinks',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary:
    'Makes a link, good for an hour and one use, with which somebody of the own account sets a new password',
  refusals: ['account-sign-in'],
  schema: { params: IdParams, body: WithPassword, response: { 200: MadeLinkShape } },
  example: { params: { id: 5 }, body: passwordExample, answer: madeLinkExample },
  handle: ({ session, params, body, ip }, _reply, context) =>
    make(context, session, params.id, { ...body, address: ip }),
})
