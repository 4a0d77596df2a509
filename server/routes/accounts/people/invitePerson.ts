import { Type } from 'typebox'
import { invitePerson as invite } from '../../../services/accounts/invitePeople'
import { siteOrigin } from '../../../services/sites/siteOrigin'
import { endpoint } from '../../endpoint'
import { originOf } from '../../requests/originOf'
import { MadeInvitationShape, madeLinkExample, RoleShape } from './peopleShapes'

export const invitePerson = endpoint({
  method: 'POST',
  url: '/api/accountInvitations',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary:
    'Makes a link, good for a week and one use, with which somebody joins the own account, and mails it where mail is sent',
  schema: {
    body: Type.Object({
      email: Type.String({ maxLength: 300 }),
      role: RoleShape,
      currentPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 200: MadeInvitationShape },
  },
  example: {
    body: { email: 'rae.owens@lakeside.example', role: 'reviewer', currentPassword: 'a-quiet-reading-room' },
    answer: { ...madeLinkExample, isMailed: true },
  },
  handle: async (request, _reply, context) => {
    const { session, body, ip, host } = request
    const origin = await siteOrigin(context, session.clientId, { origin: originOf(request), host })
    return invite(context, session, body, { address: ip, origin })
  },
})
