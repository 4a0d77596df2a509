import { changeAccount as saveAccount } from '../../services/accounts/saveAccounts'
import { versionTag } from '../../services/versionTag'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { IfMatch } from '../requests/ifMatch'
import { AccountBody, accountExample } from './accountShapes'

/** API-15. */
export const changeAccount = endpoint({
  method: 'PUT',
  url: '/api/users/:id',
  access: 'superuser',
  limits: 'changes',
  summary: "Changes a client's account",
  schema: { params: IdParams, headers: IfMatch, body: AccountBody, response: { 204: nothing } },
  example: { params: { id: 5 }, body: accountExample },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const change = { sent: body, ifMatch: headers['if-match'] }
    const account = await saveAccount(context, session, params.id, change)
    return reply.status(204).header('etag', versionTag(account)).send()
  },
})
