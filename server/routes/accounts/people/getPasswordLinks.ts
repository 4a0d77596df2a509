import { Type } from 'typebox'
import { endpoint } from '../../endpoint'

/** The login page says by it whom to ask. */
export const getPasswordLinks = endpoint({
  method: 'GET',
  url: '/api/passwordLinks',
  access: 'none',
  summary:
    'Whether links to a new password are mailed to those who ask for one; where not, an owner makes them',
  schema: { response: { 200: Type.Object({ isMailed: Type.Boolean() }) } },
  example: { answer: { isMailed: true } },
  handle: (_request, _reply, { environment }) => ({ isMailed: environment.mail !== null }),
})
