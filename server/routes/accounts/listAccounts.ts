import { Type } from 'typebox'
import { readAccounts } from '../../services/accounts/readAccounts'
import { endpoint } from '../endpoint'
import { ListedAccountShape, listedExample } from './accountShapes'

/** API-13. */
export const listAccounts = endpoint({
  method: 'GET',
  url: '/api/users',
  access: 'superuser',
  summary: 'Accounts of all clients, with the moment since when those that are decommissioned are',
  schema: { response: { 200: Type.Array(ListedAccountShape) } },
  example: { answer: [listedExample] },
  handle: (_request, _reply, context) => readAccounts(context),
})
