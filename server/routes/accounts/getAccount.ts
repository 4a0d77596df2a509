import { readAccount } from '../../services/accounts/readAccounts'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { AccountShape, accountExample } from './accountShapes'

/** API-13. */
export const getAccount = endpoint({
  method: 'GET',
  url: '/api/users/:id',
  access: 'superuser',
  summary: 'One account, with the ETag that a change may name in If-Match',
  schema: { params: IdParams, response: { 200: AccountShape } },
  example: { params: { id: 5 }, answer: accountExample },
  handle: async (request, reply, context) => {
    const account = await readAccount(context, request.params.id)
    reply.header('etag', versionTag(account))
    return account
  },
})
