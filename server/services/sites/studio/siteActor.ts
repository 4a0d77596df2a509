import { type Client, findClient } from '../../../repositories/accounts/clients'
import type { Session } from '../../../repositories/sessions/sessions'
import { found } from '../../problem'
import type { ServerContext } from '../../serverContext'

/** Who works on a client's site: somebody who is signed in, or the operator. */
export interface SiteActor {
  client: Client
  session: Pick<Session, 'clientId' | 'userId' | 'address'>
  /** Whether the account's permissions don't count: for the SuperUser and the operator. */
  mayAll: boolean
}

type Site = Pick<ServerContext, 'db'>

/** An administrator works on the own client's site, the SuperUser on any. @throws not-found for all others, in the same words */
export async function siteActor({ db }: Site, session: Session, code: string): Promise<SiteActor> {
  const mayAll = session.role === 'SuperUser'
  const isOwn = session.clientCode.toLowerCase() === code.toLowerCase()
  const client = mayAll || isOwn ? await findClient(db, code) : undefined
  return { client: found(client), session, mayAll }
}

/** The operator, at the command line. */
export function operatorOf(client: Client): SiteActor {
  return { client, session: { clientId: client.id, userId: null }, mayAll: true }
}
