import { Type } from 'typebox'
import { invitePerson as invite } from '../../../services/accounts/invitePeople'
import { endpoint } from '../../endpoint'
import { MadeLinkShape, madeLinkExample, RoleShape } from './peopleShapes'

export const invitePerson = endpoint({
  method: 'POST',
  url: '/api/accountInvitations',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Makes a link, good for a week and one use, with which somebody joins the own account',
  schema: {
    body: Type.Object({
      email: Type.String({ maxLength: 300 }),
      role: RoleShape,
      currentPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 200: MadeLinkShape },
  },
  example: {
    body: { email: 'rae.owens@lakeside.example', role: 'reviewer', currentPassword: 'a-quiet-reading-room' },
    answer: madeLinkExample,
  },
  handle: ({ session, body, ip }, _reply, context) => invite(context, session, body, ip),
})
