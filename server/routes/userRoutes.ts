import { Type } from 'typebox'
import { findAccount, listAccounts } from '../repositories/accounts/accounts'
import { decommissionAccount, deleteAccount } from '../services/accounts/removeAccounts'
import { changeAccount, createAccount, publicAccount } from '../services/accounts/saveAccounts'
import { found } from '../services/problem'
import { versionTag } from '../services/versionTag'
import { type Routes, sessionOf } from './api'
import { IfMatch } from './ifMatch'
import { IdParams } from './vacancyShapes'

const config = { access: 'superuser' } as const
const nullable = Type.Union([Type.String(), Type.Null()])
const sent = Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]))

const AccountShape = Type.Object({
  id: Type.Integer(),
  company: Type.String(),
  username: Type.String(),
  clientCode: Type.String(),
  canAllowUpload: Type.Boolean(),
  seekAdvertiserId: nullable,
  privacyLink: nullable,
  privacyLinkLabel: nullable,
  maxImportedCount: Type.Integer(),
})

/** Only the shape: what the answers must be is for the form to say. The id may come along, as GET gave it. */
const AccountBody = Type.Object(
  {
    id: Type.Optional(Type.Integer()),
    company: sent,
    username: sent,
    clientCode: sent,
    password: sent,
    canAllowUpload: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    seekAdvertiserId: sent,
    privacyLink: sent,
    privacyLinkLabel: sent,
    maxImportedCount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  },
  { additionalProperties: false },
)
const DecommissionBody = Type.Object({
  userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  crmClientId: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
})

/** API-13 to API-17. */
export const userRoutes: Routes = (api, context) => {
  api.get('/api/users', { config, schema: { response: { 200: Type.Array(AccountShape) } } }, () =>
    listAccounts(context.db),
  )
  api.get(
    '/api/users/:id',
    { config, schema: { params: IdParams, response: { 200: AccountShape } } },
    async (request, reply) => {
      const account = publicAccount(found(await findAccount(context.db, request.params.id)))
      reply.header('etag', versionTag(account))
      return account
    },
  )
  api.post(
    '/api/users',
    { config, schema: { body: AccountBody, response: { 201: Type.Object({ id: Type.Integer() }) } } },
    async (request, reply) => {
      const id = await createAccount(context, sessionOf(request), request.body)
      return reply.status(201).send({ id })
    },
  )
  api.put(
    '/api/users/:id',
    { config, schema: { params: IdParams, headers: IfMatch, body: AccountBody } },
    async (request, reply) => {
      const account = await changeAccount(context, sessionOf(request), request.params.id, {
        sent: request.body,
        ifMatch: request.headers['if-match'],
      })
      return reply.status(204).header('etag', versionTag(account)).send()
    },
  )
  api.delete('/api/users/:id', { config, schema: { params: IdParams } }, async (request, reply) => {
    await deleteAccount(context, sessionOf(request), request.params.id)
    return reply.status(201).send()
  })
  api.post(
    '/api/decommissionedUsers',
    { config, schema: { body: DecommissionBody } },
    async (request, reply) => {
      const { userId, crmClientId } = request.body
      await decommissionAccount(context, sessionOf(request), { userId, crmClientId: crmClientId.trim() })
      return reply.status(204).send()
    },
  )
}
