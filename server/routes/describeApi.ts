import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { apiDocsTexts, apiTexts } from '../../src/texts/api'
import type { Access, Api } from './api'
import { DetailShape } from './vacancyShapes'

const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})
const bytes = {
  description: apiDocsTexts.done,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}
const BuiltForm = Type.Object({
  version: Type.String(),
  schema: Type.Object({}),
  uiSchema: Type.Object({}),
  initialValues: Type.Object({}),
})

/** What the answers are whose handlers send them as they stand, without a schema to go through. */
const answers: Record<string, Record<string, unknown>> = {
  'GET /api/vacancies': {
    200: Type.Array(Type.Omit(DetailShape, ['code', 'salaryAddText', 'description', 'attachments'])),
  },
  'GET /api/vacancies/:id/form': { 200: BuiltForm },
  'GET /api/vacancies/:id/attachments/:attachmentId/data': { 200: bytes },
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': { 200: bytes },
  'GET /api/applications.csv': {
    200: { description: apiDocsTexts.done, content: { 'text/csv': { schema: { type: 'string' } } } },
  },
}
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
  const refusal = {
    description: apiDocsTexts.refusal,
    content: { 'application/problem+json': { schema: Problem } },
  }
  const known = (schema.response as Record<string, unknown> | undefined) ?? answers[call]
  return {
    ...schema,
    ...(uploads.includes(call) ? { body: files, consumes: ['multipart/form-data'] } : {}),
    tags: [address.split('/')[2] ?? ''],
    summary: apiTexts[call] ?? '',
    description: apiDocsTexts.access[access],
    security: scheme ? [{ [scheme]: [] }] : [],
    response: {
      ...(known ?? { '2XX': { description: apiDocsTexts.done, type: 'null' } }),
      default: refusal,
    },
  }
}
