import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import type { AccountPeople, IssuedLink } from '../../../src/schemas/accounts/people.types'
import { roleNames } from '../../../src/texts/admin/people.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import { auditClientChange } from '../audit/recordActivity'
import type { Session } from '../sessions/session.types'
import type { PasswordConfirmation } from '../signIn/activeSessions.service'
import { confirmPassword } from '../signIn/confirmPassword'
import { listUnusedInvitations } from './accountLinks.repository'
import { createAccountLink } from './accountLinks.service'
import {
  countOtherOwners,
  findPerson,
  listLastActivityTimes,
  listPeople,
  type StoredPerson,
  saveRole,
} from './people.repository'
import { deleteUser } from './userRemoval.repository'

/** Returns the users of the account and its unused invitations, including expired ones. */
export async function readPeople(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId }: Session,
): Promise<AccountPeople> {
  const lastActivity = await listLastActivityTimes(db, clientId)
  const timestamp = now().toISOString()
  return {
    people: (await listPeople(db, clientId)).map(({ userRole: _, ...person }) => ({
      ...person,
      isYou: person.id === userId,
      lastSeen: lastActivity.get(person.id) ?? null,
    })),
    invitations: (await listUnusedInvitations(db, clientId)).map(
      ({ id, username, role, madeBy, expiresAt }) => ({
        ...{ id, email: username, role: orNotFound(role), madeBy, expiresAt },
        isOver: expiresAt <= timestamp,
      }),
    ),
  }
}

/**
 * Changes a user's role, which applies from their next call.
 * @throws invalid, too-many, not-found, last-owner, account-sign-in for the SuperUser
 */
export async function changeRole(
  context: ServerContext,
  session: Session,
  id: number,
  { role, ...confirmation }: PasswordConfirmation & { role: AccountRole },
): Promise<void> {
  const { clientId } = session
  await withLockedPerson(context, session, id, confirmation, async (trx, person, now) => {
    if (person.userRole === 'SuperUser') throw new ProblemError('account-sign-in')
    if (person.role === role) return
    if (person.role === 'owner' && (await countOtherOwners(trx, clientId, id)) === 0) {
      throw new ProblemError('last-owner')
    }
    const change = { label: describePerson(person), from: roleNames[person.role], to: roleNames[role] }
    await auditClientChange(trx, session, {
      action: 'role changed',
      subject: `user:${id}`,
      changes: [change],
      now,
    })
    await saveRole(trx, clientId, id, role)
  })
}

/**
 * Removes a user from the account: their next call and their next sign-in fail. A user who was not invited, but created
 * with the account, cannot be removed.
 * @throws invalid, too-many, not-found, last-owner, account-sign-in
 */
export async function removeAccountUser(
  context: ServerContext,
  session: Session,
  id: number,
  confirmation: PasswordConfirmation,
): Promise<void> {
  const { clientId } = session
  await withLockedPerson(context, session, id, confirmation, async (trx, person, now) => {
    if (person.role === 'owner' && (await countOtherOwners(trx, clientId, id)) === 0) {
      throw new ProblemError('last-owner')
    }
    if (person.isAccount) throw new ProblemError('account-sign-in')
    const change = { label: describePerson(person), from: roleNames[person.role], to: '' }
    await auditClientChange(trx, session, {
      action: 'person removed',
      subject: `user:${id}`,
      changes: [change],
      now,
    })
    await deleteUser(trx, clientId, id)
  })
}

/**
 * Creates a password reset link for a user of the account.
 * @throws invalid, too-many, not-found, account-sign-in for the SuperUser
 */
export async function createPasswordLink(
  context: ServerContext,
  session: Session,
  id: number,
  confirmation: PasswordConfirmation,
): Promise<IssuedLink> {
  const { clientId } = session
  return withLockedPerson(context, session, id, confirmation, async (trx, person, now) => {
    if (person.userRole === 'SuperUser') throw new ProblemError('account-sign-in')
    const madeBy = (await getUserLabel(trx, clientId, session.userId)) ?? ''
    const link = { kind: 'password', username: person.username, role: null, userId: id, madeBy } as const
    const { token, expiresAt } = await createAccountLink(trx, clientId, link, now)
    const change = { label: describePerson(person), from: '', to: expiresAt }
    await auditClientChange(trx, session, {
      action: 'password link made',
      subject: `user:${id}`,
      changes: [change],
      now,
    })
    return { token, expiresAt }
  })
}

/**
 * Confirms the password, then runs `change` on a user of the account, in a transaction that locks the users.
 * @throws invalid, too-many, not-found
 */
async function withLockedPerson<Result>(
  context: ServerContext,
  session: Session,
  id: number,
  { currentPassword, address }: PasswordConfirmation,
  change: (trx: Db, person: StoredPerson, now: Date) => Promise<Result>,
): Promise<Result> {
  const { clientId } = session
  orNotFound(await findPerson(context.db, clientId, id))
  await confirmPassword(context, session, currentPassword, address)
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'people')
    return change(trx, orNotFound(await findPerson(trx, clientId, id)), now)
  })
}

function describePerson({ name, username }: StoredPerson): string {
  return name === null ? username : `${name} (${username})`
}
