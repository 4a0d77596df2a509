import { renewRecoveryCodes } from '../../services/sessions/ownCodes'
import { endpoint } from '../endpoint'
import {
  proofExample,
  RecoveryCodesShape,
  recoveryCodesExample,
  WithPasswordAndCode,
} from './ownSessionShapes'

/** SS-10. */
export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/recoveryCodes',
  access: 'client',
  room: 'own',
  limits: 'changes',
  summary: 'Makes new recovery codes, in place of those that there are',
  refusals: ['codes-off'],
  schema: { body: WithPasswordAndCode, response: { 200: RecoveryCodesShape } },
  example: { body: proofExample, answer: recoveryCodesExample },
  handle: ({ session, body, ip }, _reply, context) =>
    renewRecoveryCodes(context, session, { ...body, address: ip }),
})
