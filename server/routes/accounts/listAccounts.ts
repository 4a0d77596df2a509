import { Type } from 'typebox'
import { readAccounts } from '../../services/accounts/readAccounts'
import { endpoint } from '../endpoint'
import { AccountShape, accountExample } from './accountShapes'

/** API-13. */
export const listAccounts = endpoint({
  method: 'GET',
  url: '/api/users',
  access: 'superuser',
  summary: 'Accounts of all clients',
  schema: { response: { 200: Type.Array(AccountShape) } },
  example: { answer: [accountExample] },
  handle: (_request, _reply, context) => readAccounts(context),
})
