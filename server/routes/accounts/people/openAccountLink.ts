import { Type } from 'typebox'
import { openLink } from '../../../services/accounts/accountLinks'
import { NullableText } from '../../answers/sharedShapes'
import { endpoint } from '../../endpoint'
import { heldExample, heldLink } from './peopleShapes'

/** The token comes in the body: addresses stand in logs. */
export const openAccountLink = endpoint({
  method: 'POST',
  url: '/api/accountLinks/open',
  access: 'none',
  limits: 'sessions',
  summary: 'What a link to join an account, or to a new password, is for; it stays unused',
  refusals: ['unknown-client', 'not-found', 'link-used', 'link-outdated'],
  schema: {
    body: Type.Object(heldLink),
    response: {
      200: Type.Object({
        kind: Type.Enum(['invitation', 'password']),
        company: Type.String(),
        username: Type.String(),
        role: NullableText,
      }),
    },
  },
  example: {
    body: heldExample,
    answer: {
      kind: 'invitation',
      company: 'Harbour City Council',
      username: 'rae.owens@harbour.example',
      role: 'reviewer',
    },
  },
  handle: ({ body }, _reply, context) => openLink(context, body),
})
