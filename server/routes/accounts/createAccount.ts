import { Type } from 'typebox'
import { createAccount as makeAccount } from '../../services/accounts/saveAccounts'
import { endpoint } from '../endpoint'
import { AccountBody, accountExample } from './accountShapes'

const { id, ...account } = accountExample

/** API-14. */
export const createAccount = endpoint({
  method: 'POST',
  url: '/api/users',
  access: 'superuser',
  limits: 'changes',
  summary: "Makes a client's account",
  schema: { body: AccountBody, response: { 201: Type.Object({ id: Type.Integer() }) } },
  example: { body: { ...account, password: 'a-quiet-reading-room' }, answer: { id } },
  handle: async ({ session, body }, reply, context) =>
    reply.status(201).send({ id: await makeAccount(context, session, body) }),
})
