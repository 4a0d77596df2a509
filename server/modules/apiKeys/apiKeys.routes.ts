import { Type } from 'typebox'
import { keyRights } from '../../../src/schemas/connections/connections.types'
import { endpoint } from '../../http/endpoint'
import { ClientItemParams, ClientParams, clientParamsExample } from '../../http/parameters'
import { createStringEnum, DateTime, NullableDateTime, noContent } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { createAuditedApiKey, readApiKeys, revokeSelectedApiKeys } from './apiKeys.service'

const KeyRightName = createStringEnum(keyRights, 'KeyRight')

export const listApiKeys = endpoint({
  method: 'GET',
  url: '/api/connections/:code/keys',
  access: 'client',
  scope: 'account',
  summary: "The client's active API keys: purpose, rights, creation and last use, without the keys",
  schema: {
    params: ClientParams,
    response: {
      200: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            name: Type.String(),
            may: Type.Array(KeyRightName),
            createdAt: DateTime,
            lastUsedAt: NullableDateTime,
          },
          { title: 'ApiKey' },
        ),
      ),
    },
  },
  example: {
    params: clientParamsExample,
    answer: [
      {
        ...{ id: 4, name: 'HR system', may: ['vacancies' as const] },
        ...{ createdAt: '2026-11-01T04:05:06.789Z', lastUsedAt: '2026-11-22T04:05:06.789Z' },
      },
    ],
  },
  handle: async ({ session, params }, _reply, context) =>
    readApiKeys(context, await resolveClientActor(context, session, params.code)),
})

export const makeApiKey = endpoint({
  method: 'POST',
  url: '/api/connections/:code/keys',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Creates an API key; only this response contains it',
  schema: {
    params: ClientParams,
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
        may: Type.Array(KeyRightName, { minItems: 1, maxItems: 2, uniqueItems: true }),
      },
      { additionalProperties: false },
    ),
    response: { 201: Type.Object({ key: Type.String() }) },
  },
  example: {
    params: clientParamsExample,
    body: { name: 'HR system', may: ['vacancies'] },
    answer: { key: 'fyk_3mYq1Jm9c0i2c3uJ4wq5bZ6yK7aN8dE9fG0hI1jL2kM' },
  },
  handle: async ({ session, params, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const key = await createAuditedApiKey(context, actor, { ...body, name: body.name.trim() })
    return reply.status(201).send({ key })
  },
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/keys/:id',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Revokes an API key',
  schema: { params: ClientItemParams, response: { 204: noContent } },
  example: { params: { code: 'lakeside', id: 4 } },
  handle: async ({ session, params }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    await revokeSelectedApiKeys(context, actor, { id: params.id })
    return reply.status(204).send(undefined)
  },
})
