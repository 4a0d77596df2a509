import { Type } from 'typebox'
import { mailPasswordLink, whereToAsk } from '../../../services/accounts/askForPassword'
import { siteOrigin } from '../../../services/sites/siteOrigin'
import { endpoint } from '../../endpoint'
import { ClientCode } from '../../requests/clientCode'
import { originOf } from '../../requests/originOf'

export const askForPasswordLink = endpoint({
  method: 'POST',
  url: '/api/passwordLinks',
  access: 'none',
  limits: 'passwords',
  summary:
    'Mails a link to a new password, good for an hour and one use, if somebody signs in with this e-mail address; the answer is the same if nobody does',
  refusals: ['unknown-client'],
  schema: {
    body: Type.Object({ clientCode: ClientCode, username: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: { 202: Type.Object({ isMailed: Type.Boolean() }) },
  },
  example: {
    body: { clientCode: 'harbour', username: 'rae.owens@harbour.example' },
    answer: { isMailed: true },
  },
  handle: async (request, reply, context) => {
    const { body, ip, host } = request
    const { clientId, isMailed } = await whereToAsk(context, body.clientCode)
    const origin = await siteOrigin(context, clientId, { origin: originOf(request), host })
    if (isMailed) mailPasswordLink(context, { clientId, username: body.username, address: ip, origin })
    return reply.status(202).send({ isMailed })
  },
})
