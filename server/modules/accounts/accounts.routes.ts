import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { createVersionTag } from '../../http/etags'
import { IdParams, IfMatch } from '../../http/parameters'
import { noContent } from '../../http/responses'
import {
  CurrentPasswordBody,
  currentPasswordExample,
  MadeLinkShape,
  madeLinkExample,
} from '../people/people.schemas'
import {
  decommissionAccount as decommissionClient,
  reinstateAccount as reinstateClient,
  deleteAccount as removeAccount,
} from './accountRemoval.service'
import {
  AccountBody,
  AccountShape,
  accountExample,
  ListedAccountShape,
  listedAccountExample,
} from './accounts.schemas'
import {
  createAccount as makeAccount,
  makeAccountPasswordLink as makePasswordLink,
  readAccount,
  readAccountFacts,
  readAccountLogos,
  readAccounts,
  changeAccount as updateAccount,
} from './accounts.service'

/** API-13. */
export const listAccounts = endpoint({
  method: 'GET',
  url: '/api/users',
  access: 'superuser',
  summary: 'The accounts of all clients, with the time of decommissioning if any',
  schema: { response: { 200: Type.Array(ListedAccountShape) } },
  example: { answer: [listedAccountExample] },
  handle: (_request, _reply, context) => readAccounts(context),
})

/** Separate from the account list so that the list does not wait for these figures. */
export const listAccountFacts = endpoint({
  method: 'GET',
  url: '/api/accountFacts',
  access: 'superuser',
  summary:
    "For each account, the numbers of its client's users and of applications in this calendar month (UTC)",
  schema: {
    response: {
      200: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            people: Type.Integer(),
            applicationsThisMonth: Type.Integer(),
          },
          { title: 'AccountFacts' },
        ),
      ),
    },
  },
  example: {
    answer: [{ id: 5, people: 3, applicationsThisMonth: 60 }],
  },
  handle: (_request, _reply, context) => readAccountFacts(context),
})

/** Returns logos as data URLs, because a client's files are served only on its own host. */
export const listAccountLogos = endpoint({
  method: 'GET',
  url: '/api/accountLogos',
  access: 'superuser',
  summary: 'The small logos of these accounts, if they have one',
  schema: {
    querystring: Type.Object({
      /** Comma-separated list of at most 60 ids. If omitted, no logos are returned. */
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,59}$' })),
    }),
    response: {
      200: Type.Array(Type.Object({ id: Type.Integer(), image: Type.String() }, { title: 'AccountLogo' })),
    },
  },
  example: {
    querystring: { ids: '5,6' },
    answer: [{ id: 5, image: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  },
  handle: ({ query }, _reply, context) => readAccountLogos(context, query.ids?.split(',').map(Number) ?? []),
})

/** API-13. */
export const getAccount = endpoint({
  method: 'GET',
  url: '/api/users/:id',
  access: 'superuser',
  summary: 'One account, with its ETag for If-Match',
  responseHeaders: ['etag'],
  schema: { params: IdParams, response: { 200: AccountShape } },
  example: { params: { id: 5 }, answer: accountExample },
  handle: async (request, reply, context) => {
    const account = await readAccount(context, request.params.id)
    reply.header('etag', createVersionTag(account))
    return account
  },
})

const { id, ...account } = accountExample

/** API-14. */
export const createAccount = endpoint({
  method: 'POST',
  url: '/api/users',
  access: 'superuser',
  limits: 'changes',
  summary: "Creates a client's account",
  schema: { body: AccountBody, response: { 201: Type.Object({ id: Type.Integer() }) } },
  example: { body: { ...account, password: 'a-quiet-reading-room' }, answer: { id } },
  handle: async ({ session, body }, reply, context) =>
    reply.status(201).send({ id: await makeAccount(context, session, body) }),
})

/** API-15. */
export const changeAccount = endpoint({
  method: 'PUT',
  url: '/api/users/:id',
  access: 'superuser',
  limits: 'changes',
  summary: "Changes a client's account",
  responseHeaders: ['etag'],
  schema: { params: IdParams, headers: IfMatch, body: AccountBody, response: { 204: noContent } },
  example: { params: { id: 5 }, body: accountExample },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const change = { input: body, ifMatch: headers['if-match'] }
    const account = await updateAccount(context, session, params.id, change)
    return reply.status(204).header('etag', createVersionTag(account)).send()
  },
})

/** API-16. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  url: '/api/users/:id',
  access: 'superuser',
  limits: 'changes',
  summary: 'Deletes an account of a client without vacancies; with its last account also the client',
  refusals: ['has-vacancies', 'last-superuser'],
  schema: { params: IdParams, response: { 201: noContent } },
  example: { params: { id: 5 } },
  handle: async ({ session, params }, reply, context) => {
    await removeAccount(context, session, params.id)
    return reply.status(201).send()
  },
})

/** API-17. */
export const decommissionAccount = endpoint({
  method: 'POST',
  url: '/api/decommissionedUsers',
  access: 'superuser',
  limits: 'changes',
  summary: 'Decommissions a client: its site and sign-in stop',
  refusals: ['not-found', 'last-superuser', 'own-account'],
  schema: {
    body: Type.Object({
      userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      crmClientId: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    }),
    response: { 204: noContent },
  },
  example: { body: { userId: 5, crmClientId: 'C-1042' } },
  handle: async ({ session, body }, reply, context) => {
    const { userId, crmClientId } = body
    await decommissionClient(context, session, { userId, crmClientId: crmClientId.trim() })
    return reply.status(204).send()
  },
})

/** Reverts API-17. */
export const reinstateAccount = endpoint({
  method: 'DELETE',
  url: '/api/decommissionedUsers/:id',
  access: 'superuser',
  limits: 'changes',
  summary: 'Reinstates the site and sign-in of a decommissioned client',
  schema: { params: IdParams, response: { 204: noContent } },
  example: { params: { id: 5 } },
  handle: async ({ session, params }, reply, context) => {
    await reinstateClient(context, session, params.id)
    return reply.status(204).send()
  },
})

export const makeAccountPasswordLink = endpoint({
  method: 'POST',
  url: '/api/users/:id/passwordLinks',
  access: 'superuser',
  limits: 'changes',
  summary:
    "Creates a link, valid for one hour and one use, that resets the password of an account's first user",
  schema: { params: IdParams, body: CurrentPasswordBody, response: { 200: MadeLinkShape } },
  example: { params: { id: 5 }, body: currentPasswordExample, answer: madeLinkExample },
  handle: ({ session, params, body, ip }, _reply, context) =>
    makePasswordLink(context, session, params.id, { ...body, address: ip }),
})
