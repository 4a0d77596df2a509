import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { type Client, findClient } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'

/** A user, or the operator, who works on a client's site. */
export interface ClientActor {
  client: Client
  session: Pick<Session, 'clientId' | 'userId' | 'address'>
  /** Whether account permissions are ignored: true for the SuperUser and the operator. */
  hasAllPermissions: boolean
}

type DbContext = Pick<ServerContext, 'db'>

/**
 * Returns the user as an actor on a client's site. Administrators may work on their own client's site, the SuperUser on
 * any.
 * @throws not-found in all other cases, with the same message whether or not the client exists
 */
export async function resolveClientActor(
  { db }: DbContext,
  session: Session,
  code: string,
): Promise<ClientActor> {
  const hasAllPermissions = session.role === 'SuperUser'
  const isOwnClient = session.clientCode.toLowerCase() === code.toLowerCase()
  const client = hasAllPermissions || isOwnClient ? await findClient(db, code) : undefined
  return { client: orNotFound(client), session, hasAllPermissions }
}

/** Returns the operator, who works at the command line, as an actor. */
export function getOperatorActor(client: Client): ClientActor {
  return { client, session: { clientId: client.id, userId: null }, hasAllPermissions: true }
}
