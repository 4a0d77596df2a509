import type { Role } from '../../../src/schemas/accountSecurity/session'
import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import type { Person } from '../../../src/schemas/accounts/people.types'
import type { Db } from '../../db/openDatabase'

/** A user of an account, as stored. */
export interface StoredPerson extends Omit<Person, 'isYou' | 'lastSeen'> {
  /** Whether this is a client's user or the SuperUser; `role` is the role in the account. */
  userRole: Role
}

function selectPeople(db: Db, clientId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('one_time_codes as o', (join) =>
      join.onRef('o.client_id', '=', 'u.client_id').onRef('o.user_id', '=', 'u.id'),
    )
    .select(['u.id', 'u.username', 'u.name', 'u.role', 'u.account_role', 'u.is_invited', 'o.confirmed_at'])
    .where('u.client_id', '=', clientId)
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

function toPerson({ role, account_role, is_invited, confirmed_at, ...row }: PersonRow): StoredPerson {
  return {
    ...row,
    role: account_role as AccountRole,
    userRole: role as Role,
    isAccount: is_invited === 0,
    hasCodes: confirmed_at !== null,
  }
}

/** Lists the users of an account, oldest first. */
export async function listPeople(db: Db, clientId: number): Promise<StoredPerson[]> {
  return (await selectPeople(db, clientId).orderBy('u.id').execute()).map(toPerson)
}

export async function findPerson(db: Db, clientId: number, id: number): Promise<StoredPerson | undefined> {
  const row = await selectPeople(db, clientId).where('u.id', '=', id).executeTakeFirst()
  return row && toPerson(row)
}

/** Returns when each user last started or refreshed one of the stored sessions, by user id. */
export async function listLastActivityTimes(db: Db, clientId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('refresh_tokens as t', (join) =>
      join.onRef('t.client_id', '=', 's.client_id').onRef('t.session_id', '=', 's.id'),
    )
    .select('s.user_id as userId')
    .select((eb) => eb.fn.max('t.created_at').as('at'))
    .where('s.client_id', '=', clientId)
    .where('s.user_id', 'is not', null)
    .groupBy('s.user_id')
    .execute()
  return new Map(rows.map(({ userId, at }) => [Number(userId), at]))
}

/** Counts the owners of an account, except the given user. */
export async function countOtherOwners(db: Db, clientId: number, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .where('account_role', '=', 'owner')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function saveRole(db: Db, clientId: number, id: number, role: AccountRole): Promise<void> {
  await db
    .updateTable('users')
    .set({ account_role: role })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
