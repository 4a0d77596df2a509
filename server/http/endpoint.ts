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
import type { ServerContext } from '../context'
import type { Session } from '../modules/sessions/session.types'
import type { ProblemCode } from '../problem'
import type { AnswerHeader } from './answerHeaders'
import type { Access } from './api'
import type { DeclaredLimit } from './rateLimit'

/** The parts of a call, which are validated by these very schemas, and its answers by status, refusals apart. */
export interface EndpointSchema {
  params?: TObject
  querystring?: TObject
  headers?: TObject
  body?: TSchema
  /** What the API's description says of a body whose schema is only its frame. */
  describedBody?: TSchema
  /** What a body is sent as when it is not JSON. */
  consumes?: readonly string[]
  response: Record<number, TSchema>
}

/** What is sent as it stands, under a media type of its own. */
export type Raw = string | Uint8Array | Readable

/** Who calls, as far as the access says: the client of a key, or a session; of anybody nothing is known. */
interface Caller {
  none: unknown
  guest: { session: Session }
  client: { session: Session }
  superuser: { session: Session }
  key: { keyClientId: number }
}

type RequestOf<Schema extends EndpointSchema, Who extends Access> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Schema,
  TypeBoxTypeProvider
> &
  Caller[Who]
type ReplyOf<Schema extends EndpointSchema> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  ContextConfigDefault,
  Schema,
  TypeBoxTypeProvider
>

type AnswerOf<Schema extends EndpointSchema> = Static<Schema['response'][keyof Schema['response']] & TSchema>
type JsonOf<Schema extends EndpointSchema> = Exclude<AnswerOf<Schema>, Raw | null | undefined>

/** A call as it might be, and what it is answered: parts that have a schema need one, answers that are JSON as well. */
type ExampleOf<Schema extends EndpointSchema> = {
  [Part in 'params' | 'querystring' | 'body' as Schema[Part] extends TSchema ? Part : never]: Static<
    Schema[Part] & TSchema
  >
} & ([JsonOf<Schema>] extends [never] ? unknown : { answer: JsonOf<Schema> })

interface Said {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters as `:id`. */
  url: `/api/${string}`
  /** What it does, in a line. */
  summary: string
  /** Headers of an answer that went well, besides those of every answer. */
  sends?: readonly AnswerHeader[]
  /** Refusals for reasons of its own: those of its access and of its schemas go without saying. */
  refusals?: readonly ProblemCode[]
  /** What it is limited by; whatever writes, or costs something to answer, says so. */
  limits?: DeclaredLimit
  /** A wrong body is told all that is wrong with it at once, not the first of it: for callers whose key says who they are. */
  namesAllMistakes?: boolean
  /** Bytes; for a body that may be larger than others. */
  bodyLimit?: number
}

/** What only signed-in people may call says what of the account it belongs to: their roles are judged by it. */
type RoomOf<Who extends Access> = Who extends 'client' ? { room: PermissionScope } : { room?: never }
/** What a key may call says which right that takes. */
type RightOf<Who extends Access> = Who extends 'key' ? { right: KeyRight } : { right?: never }

interface Declaration<Schema extends EndpointSchema, Who extends Access> extends Said {
  access: Who
  schema: Schema
  example: ExampleOf<Schema>
  handle: (
    request: RequestOf<Schema, Who>,
    reply: ReplyOf<Schema>,
    context: ServerContext,
  ) => AnswerOf<Schema> | FastifyReply | Promise<AnswerOf<Schema> | FastifyReply>
}

/** One call of the API, whole: from this its route, its description and its place in the tests are made. */
export interface Endpoint extends Said {
  access: Access
  room?: PermissionScope
  right?: KeyRight
  /** The query string is a closed object: a parameter that the endpoint does not declare is refused. */
  schema: EndpointSchema & { querystring: TObject & { additionalProperties: false } }
  example: { params?: object; querystring?: object; body?: unknown; answer?: unknown }
  handle(request: FastifyRequest, reply: FastifyReply, context: ServerContext): unknown
}

const noQuery = Type.Object({}, { additionalProperties: false })

/**
 * Declares an endpoint of the API. Its schemas give the types of its handler and of its example; its access decides whom
 * the handler finds in the request. Query parameters that the schema does not name are refused with `bad-query`, so that
 * no handler passes an unchecked one on.
 */
export function endpoint<const Schema extends EndpointSchema, const Who extends Access>(
  declared: Declaration<Schema, Who> & RoomOf<Who> & RightOf<Who>,
): Endpoint {
  const { querystring } = declared.schema
  const closed = querystring ? Type.Object(querystring.properties, { additionalProperties: false }) : noQuery
  return { ...declared, schema: { ...declared.schema, querystring: closed } } as unknown as Endpoint
}
