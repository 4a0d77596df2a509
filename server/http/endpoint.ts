import type { Readable } from 'node:stream'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  ContextConfigDefault,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { PermissionScope } from '../../src/schemas/accounts/accountRoles'
import type { KeyRight } from '../../src/schemas/connections/connections.types'
import { answerHeaderTexts } from '../../src/texts/admin/api.texts'
import type { ServerContext } from '../context'
import type { Session } from '../modules/sessions/session.types'
import type { ProblemCode } from '../problem'
import type { Access } from './api'
import type { DeclaredLimit } from './rateLimit'

export type ResponseHeader = keyof typeof answerHeaderTexts

const nonNegativeInteger = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const headerSchemas: Record<ResponseHeader, object> = {
  'content-disposition': text,
  etag: text,
  location: { type: 'string', format: 'uri-reference' },
  'retry-after': nonNegativeInteger,
  'upload-complete': { type: 'string', enum: ['?0', '?1'] },
  'upload-length': nonNegativeInteger,
  'upload-limit': text,
  'upload-offset': nonNegativeInteger,
  'www-authenticate': text,
}

/** Response headers for the API description. */
export const responseHeaderDescriptions = Object.fromEntries(
  Object.entries(answerHeaderTexts).map(([name, description]) => [
    name,
    { description, schema: headerSchemas[name as ResponseHeader] },
  ]),
)

/** Schemas of the request parts, which also validate them, and of the successful responses by status. */
interface EndpointSchema {
  params?: TObject
  querystring?: TObject
  headers?: TObject
  body?: TSchema
  /** Body schema for the API description, if `body` describes only the outer structure. */
  describedBody?: TSchema
  /** Media types of a body that is not JSON. */
  consumes?: readonly string[]
  response: Record<number, TSchema>
}

/** A response body that is sent unchanged, with its own media type. */
export type RawBody = string | Uint8Array | Readable

/** What the request holds for each access level: a session, the client of an API key, or nothing. */
interface CallerAccess {
  none: unknown
  guest: { session: Session }
  client: { session: Session }
  superuser: { session: Session }
  key: { keyClientId: number }
}

type EndpointRequest<Schema extends EndpointSchema, Level extends Access> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Schema,
  TypeBoxTypeProvider
> &
  CallerAccess[Level]
type EndpointReply<Schema extends EndpointSchema> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  ContextConfigDefault,
  Schema,
  TypeBoxTypeProvider
>

type EndpointResponse<Schema extends EndpointSchema> = Static<
  Schema['response'][keyof Schema['response']] & TSchema
>
type JsonResponse<Schema extends EndpointSchema> = Exclude<
  EndpointResponse<Schema>,
  RawBody | null | undefined
>

/** Example request and response: required for each part that has a schema, and for JSON responses. */
type EndpointExample<Schema extends EndpointSchema> = {
  [Part in 'params' | 'querystring' | 'body' as Schema[Part] extends TSchema ? Part : never]: Static<
    Schema[Part] & TSchema
  >
} & ([JsonResponse<Schema>] extends [never] ? unknown : { answer: JsonResponse<Schema> })

interface EndpointDescription {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written as `:id`. */
  url: `/api/${string}`
  /** One-line description. */
  summary: string
  /** Additional headers of successful responses. */
  responseHeaders?: readonly ResponseHeader[]
  /** Problem codes specific to this endpoint; those of access control and schema validation are implied. */
  refusals?: readonly ProblemCode[]
  /** Rate limit; required for endpoints that write or are expensive. */
  limits?: DeclaredLimit
  /** True to report all validation errors of a body at once instead of the first one; for callers with an API key. */
  reportsAllErrors?: boolean
  /** Maximum body size in bytes, if it differs from the default. */
  bodyLimit?: number
}

/** Endpoints for signed-in users name their permission scope, against which roles are checked. */
type RequiredScope<Level extends Access> = Level extends 'client'
  ? { scope: PermissionScope }
  : { scope?: never }
/** Endpoints for API keys name the required key right. */
type RequiredRight<Level extends Access> = Level extends 'key' ? { right: KeyRight } : { right?: never }

interface Declaration<Schema extends EndpointSchema, Level extends Access> extends EndpointDescription {
  access: Level
  schema: Schema
  example: EndpointExample<Schema>
  handle: (
    request: EndpointRequest<Schema, Level>,
    reply: EndpointReply<Schema>,
    context: ServerContext,
  ) => EndpointResponse<Schema> | FastifyReply | Promise<EndpointResponse<Schema> | FastifyReply>
}

/** A complete endpoint. Its route, its API description and its contract tests are derived from it. */
export interface Endpoint extends EndpointDescription {
  access: Access
  scope?: PermissionScope
  right?: KeyRight
  /** Closed object: undeclared query parameters are rejected. */
  schema: EndpointSchema & { querystring: TObject & { additionalProperties: false } }
  example: { params?: object; querystring?: object; body?: unknown; answer?: unknown }
  handle(request: FastifyRequest, reply: FastifyReply, context: ServerContext): unknown
}

const noQuery = Type.Object({}, { additionalProperties: false })

/**
 * Declares an API endpoint. Its schemas determine the types of its handler and example; its access level determines
 * the caller found in the request. Undeclared query parameters are rejected with `bad-query`, so that no handler
 * passes on unvalidated input.
 */
export function endpoint<const Schema extends EndpointSchema, const Level extends Access>(
  declared: Declaration<Schema, Level> & RequiredScope<Level> & RequiredRight<Level>,
): Endpoint {
  const { querystring } = declared.schema
  const strictQuerystring = querystring
    ? Type.Object(querystring.properties, { additionalProperties: false })
    : noQuery
  return {
    ...declared,
    schema: { ...declared.schema, querystring: strictQuerystring },
  } as unknown as Endpoint
}
