import { buildAccountLinkForm } from '../../../src/schemas/accounts/people.forms'
import type { IssuedLink, LinkKind, OpenedLink } from '../../../src/schemas/accounts/people.types'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { shortenIpAddress } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { findPasswordProblem, hashPassword } from '../../security/passwords'
import { createToken, hashToken } from '../../security/randomToken'
import { addAudit } from '../audit/audit.repository'
import { findClient } from '../clients/clients.repository'
import { getFormValidator } from '../forms/formValidators'
import { endSessions } from '../sessions/sessions.repository'
import { addUser, findUser, savePasswordHash } from '../sessions/users.repository'
import { unlockAccount } from '../signIn/signInLimits'
import {
  type AccountLink,
  addAccountLink,
  consumeLink,
  findAccountLink,
  removeUnusedLinks,
} from './accountLinks.repository'

const hourMs = 60 * 60_000
/** Lifetimes of links in milliseconds: a week for an invitation, an hour for a password reset. */
const lifetimes: Record<LinkKind, number> = { invitation: 7 * 24 * hourMs, password: hourMs }

/**
 * Creates a link and removes the unused links of the same kind and username. The token is returned, but only its hash
 * is stored.
 */
export async function createAccountLink(
  trx: Db,
  clientId: number,
  link: Pick<AccountLink, 'kind' | 'username' | 'role' | 'userId' | 'madeBy'>,
  now: Date,
): Promise<IssuedLink & { id: number }> {
  const token = createToken(32)
  const expiresAt = new Date(now.getTime() + lifetimes[link.kind]).toISOString()
  await removeUnusedLinks(trx, clientId, link)
  const id = await addAccountLink(trx, clientId, { ...link, tokenHash: hashToken(token), expiresAt })
  return { id, token, expiresAt }
}

/** A link token, and the code of the client on whose site it was opened; other clients do not know the link. */
export interface PresentedLink {
  clientCode: string
  token: string
}

/** Returns a link's purpose and user without using it. @throws unknown-client, not-found, link-used, link-outdated */
export async function readLink(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientCode, token }: PresentedLink,
): Promise<OpenedLink> {
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const { kind, username, role } = await requireActiveLink(db, client.id, token, now())
  return { kind, company: client.company, username, role }
}

/** Returns a link that can still be used. @throws not-found, link-used, link-outdated */
export async function requireActiveLink(
  db: Db,
  clientId: number,
  token: string,
  now: Date,
): Promise<AccountLink> {
  const link = orNotFound(await findAccountLink(db, clientId, hashToken(token)))
  if (link.usedAt !== null) throw new ProblemError('link-used')
  if (link.expiresAt <= now.toISOString()) throw new ProblemError('link-outdated')
  return link
}

/** Input of the user who accepts a link. */
interface AcceptanceInput extends PresentedLink {
  /** Name of the invited user. */
  name?: string
  newPassword: string
}

/**
 * Uses a link: adds the invited user to the account; or sets a new password, ends the user's sessions and removes the
 * counted sign-in attempts. Only one of two concurrent requests succeeds.
 * @throws unknown-client, not-found, link-used, link-outdated, invalid
 */
export async function acceptLink(
  context: ServerContext,
  { clientCode, token, name = '', newPassword }: AcceptanceInput,
  address: string,
): Promise<void> {
  const client = await findClient(context.db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const { id: clientId, company, code } = client
  const now = context.now()
  const link = await requireActiveLink(context.db, clientId, token, now)
  const { kind, username } = link
  const form = buildAccountLinkForm(kind)
  const answers = kind === 'invitation' ? { name: name.trim(), newPassword } : { newPassword }
  const errors = checkAnswers(form, getFormValidator(form), answers)
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const problem = await findPasswordProblem(newPassword, { username, company, clientCode: code })
  if (problem) throw new ProblemError('invalid', { errors: [{ path: '/newPassword', message: problem }] })
  const passwordHash = await hashPassword(newPassword)
  await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'people')
    if (!(await consumeLink(trx, clientId, link.id, now))) throw new ProblemError('link-used')
    const linkUse = { now, address: shortenIpAddress(address) }
    if (kind === 'invitation')
      await acceptInvitation(trx, clientId, { link, name: name.trim(), passwordHash }, linkUse)
    else await applyPasswordReset(trx, clientId, { link, passwordHash }, linkUse)
  })
  if (kind === 'password') await unlockAccount(context, { clientId, username })
}

/** When, and from which network, a link is used. */
interface LinkUse {
  now: Date
  address: string
}

async function acceptInvitation(
  trx: Db,
  clientId: number,
  { link, name, passwordHash }: { link: AccountLink; name: string; passwordHash: string },
  { now, address }: LinkUse,
): Promise<void> {
  const { username, role } = link
  if (await findUser(trx, clientId, username)) throw new ProblemError('link-used')
  const timestamp = now.toISOString()
  const invitedUser = { name, role: orNotFound(role) }
  const id = await addUser(trx, clientId, {
    username,
    passwordHash,
    role: 'Client',
    createdAt: timestamp,
    invited: invitedUser,
  })
  const entry = { action: 'invitation accepted', subject: `user:${id}`, at: timestamp, address } as const
  await addAudit(trx, clientId, { ...entry, userId: id })
}

async function applyPasswordReset(
  trx: Db,
  clientId: number,
  { link, passwordHash }: { link: AccountLink; passwordHash: string },
  { now, address }: LinkUse,
): Promise<void> {
  const userId = orNotFound(link.userId)
  await acquireTransactionLock(trx, clientId, `sign-in of ${userId}`)
  await savePasswordHash(trx, clientId, userId, passwordHash)
  await endSessions(trx, clientId, { userId }, now)
  const subject = `client:${clientId} user:${userId}`
  const entry = { action: 'password changed', subject, at: now.toISOString(), address } as const
  await addAudit(trx, clientId, { ...entry, userId })
}
