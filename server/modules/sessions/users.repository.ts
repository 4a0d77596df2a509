import type { Role } from '../../../src/schemas/accountSecurity/session'
import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import { withAsciiDomain } from '../../../src/schemas/fields/formats'
import type { Db } from '../../db/openDatabase'

export interface UserRow {
  id: number
  username: string
  passwordHash: string
  role: Role
  accountRole: AccountRole
}

/**
 * Returns the unique key of a username. The username of a user who was not invited is unique in the installation;
 * invited users sign in with an email address, which several clients may invite independently of each other.
 */
export function toUsernameKey(clientId: number, username: string, isInvited: boolean): string {
  return isInvited ? `${clientId}:${withAsciiDomain(username).toLowerCase()}` : username.toLowerCase()
}

/** Finds a user by username, ignoring letter case. */
export async function findUser(db: Db, clientId: number, username: string): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'password_hash as passwordHash', 'role', 'account_role as accountRole'])
    .where('client_id', '=', clientId)
    .where(
      'username_lower',
      'in',
      [false, true].map((isInvited) => toUsernameKey(clientId, username, isInvited)),
    )
    .executeTakeFirst()
  return row && { ...row, role: row.role as Role, accountRole: row.accountRole as AccountRole }
}

interface NewUser {
  username: string
  passwordHash: string
  role: Role
  createdAt: string
  /** Set for invited users. Other users have no display name and begin as owners. */
  invited?: { name: string; role: AccountRole }
}

export async function addUser(db: Db, clientId: number, user: NewUser): Promise<number> {
  const { invited } = user
  const { id } = await db
    .insertInto('users')
    .values({
      client_id: clientId,
      username: user.username,
      username_lower: toUsernameKey(clientId, user.username, invited !== undefined),
      password_hash: user.passwordHash,
      role: user.role,
      ...(invited && { name: invited.name, account_role: invited.role, is_invited: 1 }),
      created_at: user.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether the client has a SuperUser. */
export async function hasSuperUser(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('role', '=', 'SuperUser')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether a user of any client has this username, ignoring letter case. Invited users do not count. */
export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_lower', '=', username.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a user of any client by username, ignoring letter case. Invited users are not found. */
export function findUserAnywhere(
  db: Db,
  username: string,
): Promise<{ id: number; clientId: number; passwordHash: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'client_id as clientId', 'password_hash as passwordHash'])
    .where('username_lower', '=', username.toLowerCase())
    .executeTakeFirst()
}

export function findUserById(
  db: Db,
  clientId: number,
  id: number,
): Promise<{ username: string; passwordHash: string; company: string } | undefined> {
  return db
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.username', 'u.password_hash as passwordHash', 'c.company'])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', id)
    .executeTakeFirst()
}

export async function savePasswordHash(
  db: Db,
  clientId: number,
  id: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
