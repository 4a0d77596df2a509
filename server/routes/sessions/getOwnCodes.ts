import { Type } from 'typebox'
import { readOwnCodes } from '../../services/sessions/ownCodes'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'

/** SS-10. */
export const getOwnCodes = endpoint({
  method: 'GET',
  url: '/api/ownCodes',
  access: 'client',
  room: 'own',
  summary: "Whether the caller's account asks for one-time codes",
  schema: {
    response: {
      200: Type.Object({ isOn: Type.Boolean(), since: NullableText, recoveryCodesLeft: Type.Integer() }),
    },
  },
  example: { answer: { isOn: true, since: '2026-11-22T09:30:00.000Z', recoveryCodesLeft: 10 } },
  handle: ({ session }, _reply, context) => readOwnCodes(context, session),
})
