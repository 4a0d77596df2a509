import { Type } from 'typebox'
import { acceptLink } from '../../../services/accounts/acceptLink'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { heldExample, heldLink } from './peopleShapes'

export const acceptAccountLink = endpoint({
  method: 'POST',
  url: '/api/accountLinks/accept',
  access: 'none',
  limits: 'sessions',
  summary: 'Uses a link up: joins the account, or sets the new password',
  refusals: ['unknown-client', 'not-found', 'link-used', 'link-outdated'],
  schema: {
    body: Type.Object({
      ...heldLink,
      name: Type.Optional(Type.String({ maxLength: 300 })),
      newPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 204: nothing },
  },
  example: { body: { ...heldExample, name: 'Rae Owens', newPassword: 'lantern-otter-quilt' } },
  handle: async ({ body, ip }, reply, context) => {
    await acceptLink(context, body, ip)
    return reply.status(204).send(undefined)
  },
})
