import { makeAccountPasswordLink as make } from '../../../services/accounts/accountPasswordLink'
import { endpoint } from '../../endpoint'
import { IdParams } from '../../requests/idParams'
import { MadeLinkShape, madeLinkExample, passwordExample, WithPassword } from './peopleShapes'

export const makeAccountPasswordLink = endpoint({
  method: 'POST',
  url: '/api/users/:id/passwordLinks',
  access: 'superuser',
  limits: 'changes',
  summary:
    "Makes a link, good for an hour and one use, with which an account's own sign-in gets a new password",
  schema: { params: IdParams, body: WithPassword, response: { 200: MadeLinkShape } },
  example: { params: { id: 5 }, body: passwordExample, answer: madeLinkExample },
  handle: ({ session, params, body, ip }, _reply, context) =>
    make(context, session, params.id, { ...body, address: ip }),
})
