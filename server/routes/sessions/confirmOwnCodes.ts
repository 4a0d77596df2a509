import { Type } from 'typebox'
import { confirmOwnCodes as confirm } from '../../services/sessions/ownCodes'
import { endpoint } from '../endpoint'
import { RecoveryCodesShape, recoveryCodesExample } from './ownSessionShapes'

/** SS-10. */
export const confirmOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/confirm',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: "Turns the caller's one-time codes on, and ends his other sessions",
  refusals: ['codes-off'],
  schema: {
    body: Type.Object({ code: Type.String({ maxLength: 60 }) }),
    response: { 200: RecoveryCodesShape },
  },
  example: { body: { code: '287082' }, answer: recoveryCodesExample },
  handle: ({ session, body, ip }, _reply, context) => confirm(context, session, { ...body, address: ip }),
})
