import { Type } from 'typebox'
import { makeApiKey as makeOne } from '../../services/accounts/apiKeys'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { ConnectionParams, KeyRightName, lakeside } from './connectionShapes'

export const makeApiKey = endpoint({
  method: 'POST',
  url: '/api/connections/:code/keys',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Makes an API key, and answers it this once',
  schema: {
    params: ConnectionParams,
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
    params: lakeside,
    body: { name: 'HR system', may: ['vacancies'] },
    answer: { key: 'fyk_3mYq1Jm9c0i2c3uJ4wq5bZ6yK7aN8dE9fG0hI1jL2kM' },
  },
  handle: async ({ session, params, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const key = await makeOne(context, actor, { ...body, name: body.name.trim() })
    return reply.status(201).send({ key })
  },
})
