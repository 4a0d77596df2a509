import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { type Client, findClient } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'

/** Who works on a client's site: somebody who is signed in, or the operator. */
export interface ClientActor {
  client: Client
  session: Pick<Session, 'clientId' | 'userId' | 'address'>
  /** Whether the account's permissions don't count: for the SuperUser and the operator. */
  mayAll: boolean
}

type Site = Pick<ServerContext, 'db'>

/** An administrator works on the own client's site, the SuperUser on any. @throws not-found for all others, in the same words */
export async function resolveClientActor({ db }: Site, session: Session, code: string): Promise<ClientActor> {
  const mayAll = session.role === 'SuperUser'
  const isOwn = session.clientCode.toLowerCase() === code.toLowerCase()
  const client = mayAll || isOwn ? await findClient(db, code) : undefined
  return { client: orNotFound(client), session, mayAll }
}

/** The operator, at the command line. */
export function operatorActor(client: Client): ClientActor {
  return { client, session: { clientId: client.id, userId: null }, mayAll: true }
}
