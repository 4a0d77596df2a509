import type { Role } from '../../../src/schemas/accountSecurity/session'
import type {
  AccountBody,
  AccountFacts,
  PermittedVacancySource,
  UserAccount,
} from '../../../src/schemas/accounts/buildUserForm'
import type { TakenNames } from '../../../src/schemas/accounts/checkAccount'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import {
  findTakenDomains,
  listAllDomains,
  listDomains,
  saveDomains,
} from '../clients/clientDomains.repository'
import { incrementSiteVersion } from '../clients/clients.repository'
import { toUsernameKey } from '../sessions/users.repository'

/** A user with the client that it signs in to. */
export interface Account extends UserAccount {
  clientId: number
  role: Role
  /** Published version and hash of the client's site, as in `Client`. */
  publishedVersion: number | null
  publishedHash: string | null
}

export interface StoredAccount extends Account {
  /** When the client was decommissioned, ISO 8601 UTC; null if the client is active. */
  decommissionedAt: string | null
}

/**
 * Selects the accounts of all clients, decommissioned ones included, without invited users. For SuperUser calls
 * only.
 */
function selectAccounts(db: Db) {
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

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>

/** Lists the accounts of all clients by company, then username, ignoring letter case. */
export async function listAccounts(db: Db): Promise<StoredAccount[]> {
  const rows = await selectAccounts(db).execute()
  const domains = await listAllDomains(db)
  const getSortKey = ({ company, username }: AccountRow) => `${company}\n${username}`.toLowerCase()
  return rows
    .sort((a, b) => getSortKey(a).localeCompare(getSortKey(b), 'en'))
    .map((row) => toAccount(row, domains.get(row.clientId) ?? []))
}

/** Returns the account, or undefined if it does not exist or its client is decommissioned. */
export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const storedAccount = await findAccountOfAnyState(db, id)
  if (!storedAccount || storedAccount.decommissionedAt !== null) return undefined
  const { decommissionedAt: _, ...account } = storedAccount
  return account
}

export async function findAccountOfAnyState(db: Db, id: number): Promise<StoredAccount | undefined> {
  const row = await selectAccounts(db).where('u.id', '=', id).executeTakeFirst()
  return row && toAccount(row, await listDomains(db, row.clientId))
}

function toAccount(
  { can_allow_upload, vacancy_source, role, ...row }: AccountRow,
  domains: string[],
): StoredAccount {
  return {
    ...row,
    domains,
    role: role as Role,
    canAllowUpload: can_allow_upload === 1,
    vacancySource: vacancy_source as PermittedVacancySource,
  }
}

/**
 * Returns which of the names another client or user already has, decommissioned clients included. Ignores letter case,
 * and the users that other clients invited.
 */
export async function findTakenNames(
  db: Db,
  names: Pick<AccountBody, 'username' | 'clientCode' | 'domains'>,
  currentAccount?: Pick<Account, 'id' | 'clientId'>,
): Promise<TakenNames> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username_lower', 'in', [
      toUsernameKey(0, names.username, false),
      toUsernameKey(currentAccount?.clientId ?? 0, names.username, true),
    ])
    .executeTakeFirst()
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('code', '=', names.clientCode.toLowerCase())
    .executeTakeFirst()
  return {
    isUsernameTaken: user !== undefined && user.id !== currentAccount?.id,
    isClientCodeTaken: client !== undefined && client.id !== currentAccount?.clientId,
    takenDomains: await findTakenDomains(db, names.domains, currentAccount?.clientId),
  }
}

/** Updates the client, its domains and its user; the password and the vacancy source only if they are given. */
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
      ...incrementSiteVersion,
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

/** Returns usage figures for the accounts of all clients, with two queries. For SuperUser calls only. */
export async function listAccountFacts(db: Db, now: Date): Promise<AccountFacts[]> {
  const users = await db.selectFrom('users').select(['id', 'client_id as clientId', 'is_invited']).execute()
  const userCounts = new Map<number, number>()
  for (const { clientId } of users) userCounts.set(clientId, (userCounts.get(clientId) ?? 0) + 1)
  const applicationCounts = await countApplicationsThisMonth(db, now)
  return users
    .filter(({ is_invited }) => is_invited === 0)
    .map(({ id, clientId }) => ({
      id,
      people: userCounts.get(clientId) ?? 0,
      applicationsThisMonth: applicationCounts.get(clientId) ?? 0,
    }))
}

/** Counts the applications since the start of the month in UTC, by client. */
async function countApplicationsThisMonth(db: Db, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['client_id as clientId', fn.countAll().as('count')])
    .where('submitted_date', '>=', `${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`)
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ clientId, count }) => [clientId, Number(count)]))
}
