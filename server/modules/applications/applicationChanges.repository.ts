import type {
  ApplicationChange,
  ApplicationChangeKind,
} from '../../../src/schemas/applications/applicationChange'
import { type Db, isPostgres } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

interface PositionedChange extends ApplicationChange {
  position: number
}

const selectNewestChange = prepareQuery((db, { clientId }: { clientId: number }) =>
  db
    .selectFrom('application_changes')
    .select('position')
    .where('client_id', '=', clientId)
    .orderBy('position', 'desc')
    .limit(1),
)

/** Returns the position of the client's newest change; 0 if there is none. */
export async function getLastPosition(db: Db, clientId: number): Promise<number> {
  return Number((await selectNewestChange(db, { clientId }))?.position ?? 0)
}

export async function addChanges(
  db: Db,
  clientId: number,
  changes: readonly PositionedChange[],
): Promise<void> {
  await db
    .insertInto('application_changes')
    .values(
      changes.map(({ position, applicationId, kind, at }) => ({
        client_id: clientId,
        position,
        application_id: applicationId,
        kind,
        at,
      })),
    )
    .execute()
}

/** Lists the client's changes after a position, in order. */
export async function listChanges(
  db: Db,
  clientId: number,
  { after: afterPosition, limit }: { after: number; limit: number },
): Promise<PositionedChange[]> {
  const rows = await db
    .selectFrom('application_changes')
    .select(['position', 'application_id as applicationId', 'kind', 'at'])
    .where('client_id', '=', clientId)
    .where('position', '>', afterPosition)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ApplicationChangeKind }))
}

/** Removes the recorded changes of these applications, except their erasure. */
export async function removeChanges(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('application_changes')
    .where('client_id', '=', clientId)
    .where('application_id', 'in', ids)
    .where('kind', '<>', 'erased')
    .execute()
}

/** Marks the applications that are not in the change feed yet as listed in it. @returns their ids */
export async function markListed(
  db: Db,
  clientId: number,
  ids: readonly number[],
  timestamp: string,
): Promise<number[]> {
  const rows = await db
    .updateTable('applications')
    .set({ listed_at: timestamp })
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .where('listed_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns whether the change feed lists the application. */
export async function isListed(db: Db, clientId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('listed_at')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.listed_at ?? null) !== null
}

/**
 * Lists applications that are not in the change feed yet and were sent at `sentUntil` (ISO 8601 UTC) or earlier,
 * oldest first.
 * @param shouldLock whether to lock the rows until the transaction ends; rows that another transaction has locked are
 * skipped
 */
export function listUnlistedApplications(
  db: Db,
  clientId: number,
  { sentUntil, limit, shouldLock }: { sentUntil: string; limit: number; shouldLock: boolean },
): Promise<{ id: number; withdrawnAt: string | null }[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'withdrawn_at as withdrawnAt'])
    .where('client_id', '=', clientId)
    .where('listed_at', 'is', null)
    .where('submitted_date', '<=', sentUntil)
    .orderBy('submitted_date')
    .orderBy('id')
    .limit(limit)
    .$if(shouldLock && isPostgres(db), (query) => query.forUpdate().skipLocked())
    .execute()
}
