import { IsOptional, type TObject } from 'typebox'
import { accountRoles, canAccess, type PermissionScope } from '../../src/schemas/accounts/accountRoles'
import { apiDocsTexts } from '../../src/texts/admin/api.texts'
import type { Access } from '../http/api'
import type { ApiDescription, Content, Operation, Parameter } from '../http/apiDescription'
import { type Endpoint, responseHeaderDescriptions } from '../http/endpoint'
import {
  createHeaderReferences,
  describeErrorResponses,
  ProblemShape,
  problemExamples,
} from './errorResponses'
import { NamedSchemas, toPascalCase } from './namedSchemas'

const securities: Record<Access, Record<string, string[]>[]> = {
  none: [],
  guest: [{ accessToken: [] }],
  client: [{ accessToken: [] }],
  superuser: [{ accessToken: [] }],
  key: [{ apiKey: [] }],
}
const filesByKey = { type: 'object', additionalProperties: { type: 'string', format: 'binary' } }

/**
 * Generates the OpenAPI 3.1 description from the validation schemas, which are JSON Schema and can be included
 * unchanged.
 */
export function describeApi(
  endpointsByTag: Record<string, Record<string, Endpoint>>,
  version: string,
): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  const schemas = new NamedSchemas()
  schemas.registerParts({ ...ProblemShape }, '')
  for (const [tag, endpoints] of Object.entries(endpointsByTag)) {
    for (const [operationId, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.url.replace(/:(\w+)/g, '{$1}')
      const operation = describeOperation(operationId, tag, endpoint, schemas)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
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
      schemas: schemas.components,
      headers: responseHeaderDescriptions,
      examples: problemExamples,
    },
    tags: Object.entries(apiDocsTexts.tags).map(([name, description]) => ({ name, description })),
    paths,
  }
}

function describeOperation(
  operationId: string,
  tag: string,
  endpoint: Endpoint,
  schemas: NamedSchemas,
): Operation {
  const { access, scope, summary, schema, example } = endpoint
  const name = toPascalCase(operationId)
  const { params, querystring, headers } = schema
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${apiDocsTexts.access[access]}${apiDocsTexts.roles(getAllowedRoles(scope))}`,
    security: securities[access],
    parameters: [
      ...getParameters('path', params, schemas, example.params),
      ...getParameters('query', querystring, schemas, example.querystring),
      ...getParameters('header', headers, schemas),
    ],
    ...describeBody(endpoint, name, schemas),
    responses: { ...describeResponses(endpoint, name, schemas), ...describeErrorResponses(endpoint) },
  }
}

/** Returns the account roles that may call the endpoint; empty if it does not depend on the account role. */
function getAllowedRoles(scope: PermissionScope | undefined): readonly string[] {
  return scope === undefined || scope === 'own' ? [] : accountRoles.filter((role) => canAccess(role, scope))
}

function getParameters(
  location: Parameter['in'],
  shape: TObject | undefined,
  schemas: NamedSchemas,
  example: object = {},
): Parameter[] {
  const values = new Map<string, unknown>(Object.entries(example))
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: shape?.required?.includes(name) ?? false,
    schema: schemas.registerParts(schema as object as Record<string, unknown>, toPascalCase(name)),
    ...(values.has(name) ? { example: values.get(name) } : {}),
  }))
}

function describeBody(
  { schema, example }: Endpoint,
  name: string,
  schemas: NamedSchemas,
): Pick<Operation, 'requestBody'> {
  const { body, consumes = [] } = schema
  if (body) {
    const namedSchema = schemas.registerParts({ ...(schema.describedBody ?? body) }, `${name}Input`)
    const content = { 'application/json': { schema: namedSchema, example: example.body } }
    return { requestBody: { required: !IsOptional(body), content } }
  }
  const [media] = consumes
  return media === undefined
    ? {}
    : { requestBody: { required: true, content: { [media]: { schema: getUploadSchema(media) } } } }
}

/** Body schema of an upload: files by field key, or a single file. */
function getUploadSchema(media: string): object {
  return media.startsWith('multipart/') ? filesByKey : { type: 'string', format: 'binary' }
}

function describeResponses(
  { schema, example, responseHeaders = [] }: Endpoint,
  name: string,
  schemas: NamedSchemas,
): Operation['responses'] {
  const responses = Object.entries(schema.response).map(([status, shape]) => [
    status,
    {
      description: apiDocsTexts.done,
      ...createHeaderReferences(responseHeaders),
      ...getContent(schemas.registerParts({ ...shape }, `${name}Output`), example.answer),
    },
  ])
  return Object.fromEntries(responses)
}

/** Returns the response content: none, text or bytes with their media type, or JSON. */
function getContent(shape: object, example: unknown): { content?: Content } {
  const { type, contentMediaType: media, ...rest } = shape as { type?: string; contentMediaType?: string }
  if (type === 'null') return {}
  if (media !== undefined) return { content: { [media]: { schema: { type, ...rest } } } }
  return { content: { 'application/json': { schema: shape, example } } }
}
