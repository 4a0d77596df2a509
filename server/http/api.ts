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

/**
 * Access level of a route. 'none': no session is needed, so anyone may call it; 'guest': any session, including guests;
 * 'client': signed-in users; 'superuser': the SuperUser; 'key': a back-office with an API key.
 */
export type Access = 'none' | 'guest' | 'client' | 'superuser' | 'key'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Permission scope, for routes of signed-in users; roles are checked against it. */
    scope?: PermissionScope
    /** Right that the API key must have. */
    right?: KeyRight
  }
  interface FastifyRequest {
    session: Session | null
    /** Client of the request's API key; set only on routes that require one. */
    keyClientId: number | null
  }
}

/** The Fastify instance as routes use it; schemas determine the types of the handlers. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** A function that registers routes that are not declared as API endpoints. */
export type RegisterRoutes = (api: Api, context: ServerContext) => void
