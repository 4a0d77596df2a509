import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { apiDocsTexts, apiTexts } from '../../src/texts/api'
import type { Access, Api } from './api'
import { describedAnswers } from './describedAnswers'
import { describedRefusals } from './describedRefusals'

const Problem = Type.Object(
  {
    type: Type.String({ pattern: '^urn:foyer:problem:[a-z-]+$' }),
    title: Type.String({ minLength: 1 }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ minLength: 1 }),
    errors: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String({ minLength: 1 }) })),
    ),
  },
  { $id: 'Problem' },
)
const uploads = ['POST /api/submittedapplications/:id/attachments']
const files = { type: 'object', additionalProperties: { type: 'string', format: 'binary' } }
const schemeFor: Partial<Record<Access, string>> = {
  guest: 'accessToken',
  client: 'accessToken',
  superuser: 'accessToken',
  key: 'apiKey',
}

/** Gathers every route's schemas, the same that validate, into one OpenAPI description; to be called before them. */
export async function describeApi(api: Api, version: string): Promise<void> {
  api.addSchema(Problem)
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiDocsTexts.title, description: apiDocsTexts.intro, version },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, at) => String($id ?? `def-${at}`) },
    transform: ({ schema, url, route }) => ({
      url,
      schema: described(schema ?? {}, `${[route.method].flat()[0]} ${url}`, route.config?.access ?? 'none'),
    }),
  })
}

function described(schema: FastifySchema, call: string, access: Access): FastifySchema {
  const [, address = ''] = call.split(' ')
  if (!address.startsWith('/api/')) return { hide: true }
  const scheme = schemeFor[access]
  const known = (schema.response as Record<string, unknown> | undefined) ?? describedAnswers[call]
  return {
    ...schema,
    ...(uploads.includes(call) ? { body: files, consumes: ['multipart/form-data'] } : {}),
    tags: [address.split('/')[2] ?? ''],
    summary: apiTexts[call] ?? '',
    description: apiDocsTexts.access[access],
    security: scheme ? [{ [scheme]: [] }] : [],
    response: { ...known, ...describedRefusals(call, access, schema) },
  }
}
