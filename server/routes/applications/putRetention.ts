import { Type } from 'typebox'
import { changeRetention } from '../../services/applications/retention'
import { endpoint } from '../endpoint'
import { Months, RetentionShape } from './personShapes'

/** What is older goes with the next sweep. */

export const putRetention = endpoint({
  method: 'PUT',
  url: '/api/retention',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Sets how many months applications are kept; null keeps them for ever',
  schema: {
    body: Type.Object({ months: Months }, { additionalProperties: false }),
    response: { 200: RetentionShape },
  },
  example: { body: { months: 24 }, answer: { months: 24, days: null } },
  handle: ({ session, body }, _reply, context) => changeRetention(context, session, body.months),
})
