import { sql } from 'kysely'
import type { Role } from '../../../src/schemas/accountSecurity/session'
import type { TakenNames } from '../../../src/schemas/accounts/checkAccount'
import type {
  AccountBody,
  AccountFacts,
  UserAccount,
  VacancySources,
} from '../../../src/schemas/accounts/userAccount'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import {
  findTakenDomains,
  listAllDomains,
  listDomains,
  saveDomains,
} from '../clients/clientDomains.repository'
import { countedOn } from '../clients/clients.repository'
import { usernameKey } from '../sessions/users.repository'

/** A user with the client that it signs in to. */
export interface Account extends UserAccount {
  clientId: number
  role: Role
  /** Published version and hash of the client's site, as in `Client`. */
  publishedVersion: number | null
  publishedHash: string | null
}

/** An account with the date-time at which its client was decommissioned, ISO 8601 UTC; null if it was not. */
export interface KnownAccount extends Account {
  decommissionedAt: string | null
}

/**
 * Selects the accounts of all clients, decommissioned ones included, without invited users. For SuperUser calls
 * only.
 */
function everyAccount(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.username', 'u.role', 'c.id as clientId', 'c.company', 'c.code as clientCode'])
    .select(['c.can_allow_upload', 'c.advertiser_id as seekAdvertiserId', 'c.privacy_link as privacyLink'])
    .select(['c.privacy_link_label as privacyLinkLabel', 'c.max_imported_count as maxImportedCount'])
    .select(['c.published_version as publishedVersion', 'c.published_hash as publishedHash'])
    .select(['c.decommissioned_at as decommissionedAt', 'c.vacancy_source'])
    .where('u.is_invited', '=', 0)
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof everyAccount>['executeTakeFirstOrThrow']>>

/** Lists the accounts of all clients by company, then username, ignoring letter case. */
export async function listAccounts(db: Db): Promise<KnownAccount[]> {
  const rows = await everyAccount(db).execute()
  const domains = await listAllDomains(db)
  const key = ({ company, username }: AccountRow) => `${company}\n${username}`.toLowerCase()
  return rows
    .sort((a, b) => key(a).localeCompare(key(b), 'en'))
    .map((row) => toAccount(row, domains.get(row.clientId) ?? []))
}

/** Returns the account, or undefined if it does not exist or its client is decommissioned. */
export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const known = await findAnyAccount(db, id)
  if (!known || known.decommissionedAt !== null) return undefined
  const { decommissionedAt: _, ...account } = known
  return account
}

export async function findAnyAccount(db: Db, id: number): Promise<KnownAccount | undefined> {
  const row = await everyAccount(db).where('u.id', '=', id).executeTakeFirst()
  return row && toAccount(row, await listDomains(db, row.clientId))
}

function toAccount(
  { can_allow_upload, vacancy_source, role, ...row }: AccountRow,
  domains: string[],
): KnownAccount {
  return {
    ...row,
    domains,
    role: role as Role,
    canAllowUpload: can_allow_upload === 1,
    vacancySource: vacancy_source as VacancySources,
  }
}

/**
 * Returns which of the names another client or user already has, decommissioned clients included. Ignores letter
 * case.
 */
export async function findTakenNames(
  db: Db,
  wanted: Pick<AccountBody, 'username' | 'clientCode' | 'domains'>,
  own?: Pick<Account, 'id' | 'clientId'>,
): Promise<TakenNames> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username_lower', 'in', [
      usernameKey(0, wanted.username, false),
      usernameKey(own?.clientId ?? 0, wanted.username, true),
    ])
    .executeTakeFirst()
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('code', '=', wanted.clientCode.toLowerCase())
    .executeTakeFirst()
  return {
    username: user !== undefined && user.id !== own?.id,
    clientCode: client !== undefined && client.id !== own?.clientId,
    domains: await findTakenDomains(db, wanted.domains, own?.clientId),
  }
}

/** Updates the client and its user. Changes the password only if a hash is given. */
export async function saveAccount(
  db: Db,
  clientId: number,
  id: number,
  account: Omit<AccountBody, 'password'>,
  passwordHash: string | undefined,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({
      company: account.company,
      code: account.clientCode,
      can_allow_upload: toFlag(account.canAllowUpload),
      advertiser_id: account.seekAdvertiserId,
      privacy_link: account.privacyLink,
      privacy_link_label: account.privacyLinkLabel,
      max_imported_count: account.maxImportedCount,
      ...(account.vacancySource === undefined ? {} : { vacancy_source: account.vacancySource }),
      ...countedOn,
    })
    .where('id', '=', clientId)
    .execute()
  await saveDomains(db, clientId, account.domains)
  await db
    .updateTable('users')
    .set({
      username: account.username,
      username_lower: account.username.toLowerCase(),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Returns activity figures for the accounts of all clients. For SuperUser calls only. */
export async function listAccountFacts(db: Db, now: Date): Promise<AccountFacts[]> {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'client_id as clientId'])
    .where('is_invited', '=', 0)
    .execute()
  const openJobs = await countOpenJobs(db, now)
  const applications = await countAllApplications(db)
  const signIns = await lastSignIns(db)
  return accounts.map(({ id, clientId }) => ({
    id,
    openJobs: openJobs.get(clientId) ?? 0,
    applications: applications.get(clientId) ?? 0,
    lastSignInAt: signIns.get(id) ?? null,
  }))
}

/** Counts the currently advertised vacancies by client, without Expressions of Interest. */
async function countOpenJobs(db: Db, now: Date): Promise<Map<number, number>> {
  const moment = now.toISOString()
  const rows = await db
    .selectFrom('vacancies')
    .select(({ fn }) => ['client_id as clientId', fn.countAll().as('count')])
    .where('withdrawn_at', 'is', null)
    .where('is_expression_of_interest', '=', 0)
    .where('date_advertised', '<=', moment)
    .where((is) =>
      is.or([is('advertising_close_date', 'is', null), is('advertising_close_date', '>', moment)]),
    )
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ clientId, count }) => [clientId, Number(count)]))
}

async function countAllApplications(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['client_id as clientId', fn.countAll().as('count')])
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ clientId, count }) => [clientId, Number(count)]))
}

/** Returns the time of the last recorded sign-in by user. Purged audit entries are not considered. */
async function lastSignIns(db: Db): Promise<Map<number, string>> {
  const { rows } = await sql<{ userId: number | string; at: string }>`
    select user_id as "userId", max(at) as at from audit
    where action = 'signed in' and user_id is not null group by user_id`.execute(db)
  return new Map(rows.map(({ userId, at }) => [Number(userId), at]))
}
