import type { Role } from '../../../src/schemas/session'
import type { AccountBody, UserAccount, VacancySources } from '../../../src/schemas/userAccount'
import type { TakenNames } from '../../../src/schemas/validation/checkAccount'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { countedOn } from '../vacancies/siteVersion'
import { findTakenDomains, listAllDomains, listDomains, saveDomains } from './clientDomains'
import { usernameKey } from './users'

/** A user with the client that it signs in to. */
export interface Account extends UserAccount {
  clientId: number
  role: Role
  /** Of its client's site, as `Client` has them. */
  publishedVersion: number | null
  publishedHash: string | null
}

/** With the moment since when its client is decommissioned. */
export interface KnownAccount extends Account {
  decommissionedAt: string | null
}

/** Accounts of all clients, decommissioned ones among them, people they invited apart: only the SuperUser's calls come here. */
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

/** By company, then username, letter case aside. */
export async function listAccounts(db: Db): Promise<KnownAccount[]> {
  const rows = await everyAccount(db).execute()
  const domains = await listAllDomains(db)
  const key = ({ company, username }: AccountRow) => `${company}\n${username}`.toLowerCase()
  return rows
    .sort((a, b) => key(a).localeCompare(key(b), 'en'))
    .map((row) => toAccount(row, domains.get(row.clientId) ?? []))
}

/** One whose client is not decommissioned. */
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

/** Which names somebody else has, decommissioned clients included; letter case does not count. */
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

/** Changes the client and its user; the password only when a hash is given. */
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
