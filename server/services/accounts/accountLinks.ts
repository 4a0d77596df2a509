import { randomBytes } from 'node:crypto'
import type { LinkKind, MadeLink, OpenedLink } from '../../../src/schemas/people'
import type { Db } from '../../db/openDatabase'
import {
  type AccountLink,
  addLink,
  findLink,
  removeOpenLinks,
} from '../../repositories/accounts/accountLinks'
import { findClient } from '../../repositories/accounts/clients'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { hashToken } from '../sessions/refreshTokens'

const hourMs = 60 * 60_000
/** How long a link works: an invitation for a week, a new password for an hour. */
const lifetimes: Record<LinkKind, number> = { invitation: 7 * 24 * hourMs, password: hourMs }

/** Makes a link, in place of those that the same person could still use. What is told of it is stored nowhere. */
export async function makeLink(
  trx: Db,
  clientId: number,
  link: Pick<AccountLink, 'kind' | 'username' | 'role' | 'userId' | 'madeBy'>,
  now: Date,
): Promise<MadeLink & { id: number }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes[link.kind]).toISOString()
  await removeOpenLinks(trx, clientId, link)
  const id = await addLink(trx, clientId, { ...link, tokenHash: hashToken(token), expiresAt })
  return { id, token, expiresAt }
}

/** A link, and the client whose host it was opened at: at another's there is no such link. */
export interface HeldLink {
  clientCode: string
  token: string
}

/** What somebody who holds a link is told of it. @throws unknown-client, not-found, link-used, link-outdated */
export async function openLink(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientCode, token }: HeldLink,
): Promise<OpenedLink> {
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const { kind, username, role } = await livingLink(db, client.id, token, now())
  return { kind, company: client.company, username, role }
}

/** @throws not-found, link-used, link-outdated */
export async function livingLink(db: Db, clientId: number, token: string, now: Date): Promise<AccountLink> {
  const link = found(await findLink(db, clientId, hashToken(token)))
  if (link.usedAt !== null) throw new ProblemError('link-used')
  if (link.expiresAt <= now.toISOString()) throw new ProblemError('link-outdated')
  return link
}
