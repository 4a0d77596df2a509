import { Type } from 'typebox'
import { addressHash } from '../../services/mail/queueMail'
import { asksToConfirm, chooseNotices } from '../../services/notices/ownNotices'
import { siteOrigin } from '../../services/sites/siteOrigin'
import { endpoint } from '../endpoint'
import { countCall } from '../requests/limitCalls'
import { originOf } from '../requests/originOf'
import { ChoiceShape, noticesExample, OwnNoticesShape } from './noticeShapes'

/** Nothing is sent to an address before the link was followed that goes to it: nobody has others written to. */
export const putOwnNotices = endpoint({
  method: 'PUT',
  url: '/api/ownNotices',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary:
    'Sets of which applications the caller hears by mail, and where; a new address is sent a link to confirm',
  refusals: ['no-mail'],
  schema: {
    body: Type.Object(
      { choice: ChoiceShape, address: Type.Optional(Type.String({ maxLength: 255 })) },
      { additionalProperties: false },
    ),
    response: { 200: OwnNoticesShape },
  },
  example: {
    body: { choice: 'daily', address: 'rae@lakeside.example' },
    answer: noticesExample,
  },
  handle: async (request, _reply, context) => {
    const { session, body } = request
    const wanted = { choice: body.choice, address: body.address?.trim() ?? '' }
    if (await asksToConfirm(context, session, wanted)) {
      countCall(context, 'alerts', [['account', addressHash(context.keys, wanted.address)]])
    }
    const asked = { origin: originOf(request), host: request.host }
    const origin = await siteOrigin(context, session.clientId, asked)
    return chooseNotices(context, session, { ...wanted, origin })
  },
})
