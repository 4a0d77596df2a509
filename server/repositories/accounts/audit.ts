import type { Activity } from '../../../src/schemas/activity'
import type { Pagination } from '../../../src/schemas/application'
import type { WordedChange } from '../../../src/schemas/wordedChange'
import type { Db } from '../../db/openDatabase'

export interface AuditEntry {
  /** Null when a back-office or the operator did it. */
  userId: number | null
  action: string
  /** What it was done to, as `kind:id`. */
  subject: string
  at: string
  /** The client that it was about, when that is not the one it is written with. */
  about?: number
  changes?: readonly WordedChange[]
}

/** Writes what an administrator did, with the names as they are now; rows are only ever added. */
export async function addAudit(db: Db, clientId: number, entry: AuditEntry): Promise<void> {
  const { userId, action, subject, at, about = clientId, changes = [] } = entry
  await db
    .insertInto('audit')
    .values((of) => ({
      client_id: clientId,
      user_id: userId,
      action,
      subject,
      at,
      about_client_id: about,
      about_company: of.selectFrom('clients').select('company').where('id', '=', about),
      username: of
        .selectFrom('users')
        .select('username')
        .where('client_id', '=', clientId)
        .where('id', '=', userId ?? 0),
      changes: changes.length > 0 ? JSON.stringify(changes) : null,
    }))
    .execute()
}

/** The username, to be written down beside what was done; null for nobody. */
export async function nameOfUser(db: Db, clientId: number, userId: number | null): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('client_id', '=', clientId)
    .where('id', '=', userId ?? 0)
    .executeTakeFirst()
  return row?.username ?? null
}

function auditAbout(db: Db, clientId: number) {
  return db.selectFrom('audit').where('about_client_id', '=', clientId)
}

function auditOfAll(db: Db) {
  return db.selectFrom('audit')
}

/** What was done about a client, or about `all`, the newest first. */
export async function listAudit(
  db: Db,
  clientId: number | 'all',
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ results: Activity[]; pagination: Pagination }> {
  const query = clientId === 'all' ? auditOfAll(db) : auditAbout(db, clientId)
  const { count } = await query.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await query
    .select(['id', 'at', 'action', 'subject', 'username as by', 'about_company as company', 'changes'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const recordCount = Number(count)
  return {
    results: rows.map(({ changes, ...row }) => ({
      ...row,
      changes: changes === null ? [] : (JSON.parse(changes) as WordedChange[]),
    })),
    pagination: { page, lastPage: Math.max(1, Math.ceil(recordCount / pageSize)), recordCount },
  }
}
