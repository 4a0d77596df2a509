import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { PermissionScope } from '../../src/schemas/accounts/accountRoles'
import type { KeyRight } from '../../src/schemas/connections/connections.types'
import type { ServerContext } from '../context'
import type { Session } from '../modules/sessions/session.types'

/** Who may call a route: anybody; whoever has a token; signed-in users; the SuperUser; a back-office by its key. */
export type Access = 'none' | 'guest' | 'client' | 'superuser' | 'key'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Of the account, where signed-in users may call it: their roles are judged by it. */
    room?: PermissionScope
    /** What of a client's a key has to be made for. */
    right?: KeyRight
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

/** What a file of routes exports: those that are no calls of the API. */
export type Routes = (api: Api, context: ServerContext) => void
