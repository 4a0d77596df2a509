import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { Session } from '../repositories/sessions/sessions'
import { ProblemError } from '../services/problem'
import type { ServerContext } from '../services/serverContext'

/** Who may call a route: anybody; whoever has a token; signed-in users; the SuperUser; a back-office by its key. */
export type Access = 'none' | 'guest' | 'client' | 'superuser' | 'key'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    session: Session | null
    /** The client whose API key came along; only on routes that ask for one. */
    keyClientId: number | null
  }
}

/** The server as routes see it: schemas give handlers their types. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What a file of routes exports. */
export type Routes = (api: Api, context: ServerContext) => void

/** Who calls; only on routes whose access asks for a token. */
export function sessionOf(request: Pick<FastifyRequest, 'session'>): Session {
  if (!request.session) throw new ProblemError('unauthenticated')
  return request.session
}

/** The client whose back-office calls; only on routes whose access asks for a key. */
export function keyClientOf(request: Pick<FastifyRequest, 'keyClientId'>): number {
  if (request.keyClientId === null) throw new ProblemError('unauthenticated')
  return request.keyClientId
}
