import type { Selectable } from 'kysely'
import type { Activity, DescribedChange } from '../../../src/schemas/activity/activity.types'
import type { Pagination } from '../../../src/schemas/applications/application'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { Environment } from '../../config/environment'
import type { AuditTable } from '../../db/applicationTables'
import { buildContainsCondition } from '../../db/likePattern'
import type { Db } from '../../db/openDatabase'

export interface AuditEntry {
  /** Null when a back-office, the operator or a background job performed the action. */
  userId: number | null
  action: AuditAction
  /** The object of the action, as `kind:id`. */
  subject: string
  at: string
  /** The client that the action concerns, if it is not the client under which the entry is stored. */
  aboutClientId?: number
  changes?: readonly DescribedChange[]
  /** The network of the client address, such as '203.0.113.0/24'. */
  address?: string | null | undefined
}

/**
 * Adds an audit entry with the current names of user and client. Its contents are never changed: only its count
 * increases, a date in the future is corrected, and it moves to another client when its own is deleted. Entries are
 * deleted after `auditDays`.
 */
export async function addAudit(db: Db, clientId: number, entry: AuditEntry): Promise<void> {
  const { userId, action, subject, at, aboutClientId = clientId, changes = [], address = null } = entry
  const username = await getUserLabel(db, clientId, userId)
  await db
    .insertInto('audit')
    .values({
      client_id: clientId,
      user_id: userId,
      action,
      subject,
      at,
      address,
      about_client_id: aboutClientId,
      about_company: await getCompany(db, aboutClientId),
      username,
      username_lower: toSearchText(username ?? ''),
      changes: changes.length > 0 ? JSON.stringify(changes) : null,
    })
    .execute()
}

/**
 * Increments the count of the entry for the same user, action and subject that was written since `startTime`.
 * @returns false if there is no such entry
 */
export async function incrementAuditCount(
  db: Db,
  clientId: number,
  { userId, action, subject }: Pick<AuditEntry, 'userId' | 'action' | 'subject'>,
  startTime: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set((eb) => ({ times: eb('times', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('at', '>=', startTime)
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function getCompany(db: Db, clientId: number): Promise<string | null> {
  const row = await db.selectFrom('clients').select('company').where('id', '=', clientId).executeTakeFirst()
  return row?.company ?? null
}

/** Returns the user's username, with the display name if there is one, as audit entries store it; null for no user. */
export async function getUserLabel(db: Db, clientId: number, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const row = await db
    .selectFrom('users')
    .select(['username', 'name'])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return row.name === null ? row.username : `${row.name} (${row.username})`
}

function selectAuditAboutClient(db: Db, clientId: number) {
  return db.selectFrom('audit').where('about_client_id', '=', clientId)
}

function selectAuditEntries(db: Db) {
  return db.selectFrom('audit')
}

/** Filters of the audit log. `fromDate` (inclusive) and `beforeDate` (exclusive) are ISO 8601 UTC. */
export interface AuditFilters {
  by?: string
  action?: AuditAction
  fromDate?: string
  beforeDate?: string
  /** ISO 8601 UTC, inclusive: the log as of this time, so that pages stay stable while entries are added. */
  asOf?: string
}

/** Returns a page of the audit entries about a client, or about all clients, the newest first. */
export async function listAudit(
  db: Db,
  clientId: number | 'all',
  { page, pageSize, ...filters }: AuditFilters & { page: number; pageSize: number },
): Promise<{ results: Activity[]; pagination: Pagination }> {
  const query = applyAuditFilters(
    clientId === 'all' ? selectAuditEntries(db) : selectAuditAboutClient(db, clientId),
    filters,
  )
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await selectActivityColumns(query)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const recordCount = Number(count)
  return {
    results: rows.map(toActivity),
    pagination: { page, lastPage: Math.max(1, Math.ceil(recordCount / pageSize)), recordCount },
  }
}

/**
 * Returns the next batch of the filtered entries, the newest first, without counting them.
 * @param after the id of the last entry of the previous batch
 */
export async function listAuditBatch(
  db: Db,
  clientId: number | 'all',
  { after, limit, ...filters }: AuditFilters & { after: number | undefined; limit: number },
): Promise<Activity[]> {
  const query = selectActivityColumns(
    applyAuditFilters(
      clientId === 'all' ? selectAuditEntries(db) : selectAuditAboutClient(db, clientId),
      filters,
    ),
  )
  const remainingQuery = after === undefined ? query : query.where('id', '<', after)
  return (await remainingQuery.limit(limit).execute()).map(toActivity)
}

/** Deletes entries that are older than `auditDays`. */
export async function purgeAudit(
  db: Db,
  now: Date,
  { auditDays }: Pick<Environment, 'auditDays'>,
): Promise<void> {
  const cutoff = utcDateTime(now).subtract(auditDays, 'day').toISOString()
  await db.deleteFrom('audit').where('at', '<', cutoff).execute()
}

type AuditQuery = ReturnType<typeof selectAuditEntries>

function applyAuditFilters(
  query: AuditQuery,
  { by, action, fromDate, beforeDate, asOf }: AuditFilters,
): AuditQuery {
  let filteredQuery = query
  if (by) filteredQuery = filteredQuery.where(buildContainsCondition('username_lower', by))
  if (action) filteredQuery = filteredQuery.where('action', '=', action)
  if (fromDate) filteredQuery = filteredQuery.where('at', '>=', fromDate)
  if (asOf) filteredQuery = filteredQuery.where('at', '<=', asOf)
  return beforeDate ? filteredQuery.where('at', '<', beforeDate) : filteredQuery
}

function selectActivityColumns(query: AuditQuery) {
  return query
    .select([
      'id',
      'at',
      'action',
      'subject',
      'address',
      'username as by',
      'about_company as company',
      'changes',
      'times',
    ])
    .orderBy('id', 'desc')
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof selectActivityColumns>['execute']>>[number]

function toActivity({ changes, ...row }: AuditRow): Activity {
  return { ...row, changes: changes === null ? [] : (JSON.parse(changes) as DescribedChange[]) }
}

const batchSize = 500

/**
 * Moves the audit entries of a client that is about to be deleted to the client `successorId`. Deletes and reinserts
 * the rows because a distributed table does not allow changing a row's client.
 */
export async function transferAuditEntries(db: Db, clientId: number, successorId: number): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await db.deleteFrom('audit').where('client_id', '=', clientId).where('id', 'in', ids).execute()
    await insertAuditRows(db, successorId, rows)
  }
}

async function insertAuditRows(
  db: Db,
  clientId: number,
  rows: readonly Selectable<AuditTable>[],
): Promise<void> {
  await db
    .insertInto('audit')
    .values(rows.map((row) => ({ ...row, client_id: clientId })))
    .execute()
}
