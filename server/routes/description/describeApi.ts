import { IsOptional, type TObject } from 'typebox'
import { accountRoles, mayEnter, type Room } from '../../../src/schemas/accountRoles'
import { apiDocsTexts } from '../../../src/texts/api'
import type { Access } from '../api'
import type { Endpoint } from '../endpoint'
import { describedRefusals, ProblemShape, problemExamples } from './describedRefusals'
import type { ApiDescription, Content, Operation, Parameter } from './openApi'

const securityOf: Record<Access, Record<string, string[]>[]> = {
  none: [],
  guest: [{ accessToken: [] }],
  client: [{ accessToken: [] }],
  superuser: [{ accessToken: [] }],
  key: [{ apiKey: [] }],
}
const filesByKey = { type: 'object', additionalProperties: { type: 'string', format: 'binary' } }

/** The API as OpenAPI 3.1, out of the very schemas that validate: they are JSON Schema, which OpenAPI takes as it is. */
export function describeApi(endpoints: Record<string, Endpoint>, version: string): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(operationId, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: apiDocsTexts.title,
      description: apiDocsTexts.intro,
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      schemas: { Problem: ProblemShape },
      examples: problemExamples,
    },
    paths,
  }
}

function operationOf(operationId: string, endpoint: Endpoint): Operation {
  const { url, access, room, summary, schema, example } = endpoint
  const { params, querystring, headers } = schema
  return {
    operationId,
    tags: [url.split('/')[2]?.replace(/\..*/, '') ?? ''],
    summary,
    description: `${apiDocsTexts.access[access]}${apiDocsTexts.roles(rolesFor(room))}`,
    security: securityOf[access],
    parameters: [
      ...parametersOf('path', params, example.params),
      ...parametersOf('query', querystring, example.querystring),
      ...parametersOf('header', headers),
    ],
    ...bodyOf(endpoint),
    responses: { ...answersOf(endpoint), ...describedRefusals(endpoint) },
  }
}

/** Whose role is needed; nobody's where everybody who is signed in may call. */
function rolesFor(room: Room | undefined): readonly string[] {
  return room === undefined || room === 'own' ? [] : accountRoles.filter((role) => mayEnter(role, room))
}

function parametersOf(place: Parameter['in'], shape: TObject | undefined, example: object = {}): Parameter[] {
  const values = new Map<string, unknown>(Object.entries(example))
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: shape?.required?.includes(name) ?? false,
    schema,
    ...(values.has(name) ? { example: values.get(name) } : {}),
  }))
}

function bodyOf({ schema, example }: Endpoint): Pick<Operation, 'requestBody'> {
  const { body, consumes = [] } = schema
  if (body) {
    const content = { 'application/json': { schema: body, example: example.body } }
    return { requestBody: { required: !IsOptional(body), content } }
  }
  const [media] = consumes
  return media === undefined
    ? {}
    : { requestBody: { required: true, content: { [media]: { schema: sentAs(media) } } } }
}

/** Files by their fields' keys, or one file alone. */
function sentAs(media: string): object {
  return media.startsWith('multipart/') ? filesByKey : { type: 'string', format: 'binary' }
}

function answersOf({ schema, example }: Endpoint): Operation['responses'] {
  const answers = Object.entries(schema.response).map(([status, shape]) => [
    status,
    { description: apiDocsTexts.done, ...contentOf(shape, example.answer) },
  ])
  return Object.fromEntries(answers)
}

/** Nothing; text or bytes under a media type of their own; or JSON. */
function contentOf(shape: object, example: unknown): { content?: Content } {
  const { type, contentMediaType: media, ...rest } = shape as { type?: string; contentMediaType?: string }
  if (type === 'null') return {}
  if (media !== undefined) return { content: { [media]: { schema: { type, ...rest } } } }
  return { content: { 'application/json': { schema: shape, example } } }
}
