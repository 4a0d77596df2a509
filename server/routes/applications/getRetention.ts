import { readRetention } from '../../services/applications/retention'
import { endpoint } from '../endpoint'
import { RetentionShape } from './personShapes'

/** Null: for ever. */

export const getRetention = endpoint({
  method: 'GET',
  url: '/api/retention',
  access: 'client',
  room: 'account',
  summary: 'How long applications are kept: months by the settings, days by the operator',
  schema: { response: { 200: RetentionShape } },
  example: { answer: { months: 24, days: null } },
  handle: ({ session }, _reply, context) => readRetention(context, session.clientId),
})
