import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import type { LinkKind } from '../../../src/schemas/accounts/people.types'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { Db } from '../../db/openDatabase'

/** A single-use link for an invitation or a password reset. */
export interface AccountLink {
  id: number
  kind: LinkKind
  /** Email address of the invited user, or username of the user who resets the password. */
  username: string
  /** Set for an invitation. */
  role: AccountRole | null
  /** Set for a password reset. */
  userId: number | null
  /**
   * Label of the user who created the link, as `getUserLabel` returns it; the username of the user who requested the
   * link by mail.
   */
  madeBy: string
  /** ISO 8601 UTC. */
  expiresAt: string
  usedAt: string | null
}

function selectLinks(db: Db, clientId: number) {
  return db
    .selectFrom('account_links')
    .select(['id', 'kind', 'username', 'account_role as role', 'user_id as userId'])
    .select(['made_by as madeBy', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('client_id', '=', clientId)
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

const toLink = (row: LinkRow): AccountLink => ({
  ...row,
  kind: row.kind as LinkKind,
  role: row.role as AccountRole | null,
})

export async function addAccountLink(
  db: Db,
  clientId: number,
  { tokenHash, ...link }: Omit<AccountLink, 'id' | 'usedAt'> & { tokenHash: string },
): Promise<number> {
  const { id } = await db
    .insertInto('account_links')
    .values({
      client_id: clientId,
      kind: link.kind,
      token_hash: tokenHash,
      username: link.username,
      account_role: link.role,
      user_id: link.userId,
      made_by: link.madeBy,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findAccountLink(
  db: Db,
  clientId: number,
  tokenHash: string,
): Promise<AccountLink | undefined> {
  const row = await selectLinks(db, clientId).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && toLink(row)
}

/** Lists unused invitations, including expired ones, newest first. */
export async function listUnusedInvitations(db: Db, clientId: number): Promise<AccountLink[]> {
  const rows = await selectLinks(db, clientId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toLink)
}

/**
 * Marks a link as used, in one statement, so that only one of two concurrent requests succeeds. @returns false if the
 * link was already used or deleted
 */
export async function consumeLink(db: Db, clientId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** @returns the invited username; undefined if there is no unused invitation with this id */
export async function removeInvitation(db: Db, clientId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('account_links')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'invitation')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('username')
    .executeTakeFirst()
  return row?.username
}

/** Deletes a username's unused links of one kind, which a newer link replaces. */
export async function removeUnusedLinks(
  db: Db,
  clientId: number,
  { kind, username }: Pick<AccountLink, 'kind' | 'username'>,
): Promise<void> {
  const unusedLinkIds = (
    await selectLinks(db, clientId).where('kind', '=', kind).where('used_at', 'is', null).execute()
  )
    .filter((link) => link.username.toLowerCase() === username.toLowerCase())
    .map(({ id }) => id)
  if (unusedLinkIds.length === 0) return
  await db
    .deleteFrom('account_links')
    .where('client_id', '=', clientId)
    .where('id', 'in', unusedLinkIds)
    .execute()
}

/** Days after their expiry for which links are retained. */
const retentionDays = 30

/** Deletes links that expired more than `retentionDays` ago. */
export async function purgeAccountLinks(db: Db, now: Date): Promise<void> {
  const cutoff = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  await db.deleteFrom('account_links').where('expires_at', '<', cutoff).execute()
}
