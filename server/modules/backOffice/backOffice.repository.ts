import type { Db } from '../../db/openDatabase'

/** The back-office of a client. */
export interface StoredBackOffice {
  /** URL to which applications are sent. */
  address: string
  /** Signing secrets, encrypted. */
  secrets: string
  /** Until when the older secret also signs, ISO 8601 UTC; null if it signs until it is removed, or if there is none. */
  oldSecretUntil: string | null
  /** When deliveries were paused, ISO 8601 UTC; null while they are active. */
  pausedAt: string | null
}

export function findBackOffice(db: Db, clientId: number): Promise<StoredBackOffice | undefined> {
  return db
    .selectFrom('back_offices')
    .select(['address', 'secrets', 'old_secret_until as oldSecretUntil', 'paused_at as pausedAt'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Replaces the stored back-office. */
export async function saveBackOffice(
  db: Db,
  clientId: number,
  { address, secrets, oldSecretUntil, pausedAt }: StoredBackOffice,
  now: Date,
): Promise<void> {
  await removeBackOffice(db, clientId)
  await db
    .insertInto('back_offices')
    .values({
      client_id: clientId,
      address,
      secrets,
      old_secret_until: oldSecretUntil,
      paused_at: pausedAt,
      updated_at: now.toISOString(),
    })
    .execute()
}

/** Removes the back-office. Applications wait until a new one is set. */
export async function removeBackOffice(db: Db, clientId: number): Promise<void> {
  await db.deleteFrom('back_offices').where('client_id', '=', clientId).execute()
}

/** @param pausedAt when deliveries were paused; null resumes them */
export async function savePausedAt(db: Db, clientId: number, pausedAt: string | null): Promise<void> {
  await db
    .updateTable('back_offices')
    .set({ paused_at: pausedAt })
    .where('client_id', '=', clientId)
    .execute()
}

/** Lists the back-offices of all clients, for the check of the secret at startup, the operator and the metrics. */
export function listBackOffices(
  db: Db,
): Promise<(Pick<StoredBackOffice, 'address' | 'secrets' | 'pausedAt'> & { code: string })[]> {
  return db
    .selectFrom('back_offices as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .select(['c.code', 'b.address', 'b.secrets', 'b.paused_at as pausedAt'])
    .orderBy('c.code')
    .execute()
}

/** An application in the list for a back-office that polls; the back-office fetches the content by its id. */
export interface ApplicationListEntry {
  id: number
  guid: string
  submittedDate: string
  vacancyCode: string
}

/**
 * Lists the applications with an id above `after`, the lowest first. Stops before the first application whose files are
 * still awaited: it was sent after `awaitedSince` (ISO 8601 UTC) and is not in the change feed yet. If later
 * applications were returned before it, a reader that continues after the last id would miss it.
 */
export function listApplicationsAfter(
  db: Db,
  clientId: number,
  { after, limit, awaitedSince }: { after: number; limit: number; awaitedSince: string },
): Promise<ApplicationListEntry[]> {
  return db
    .selectFrom('applications as a')
    .select(['a.id', 'a.guid', 'a.submitted_date as submittedDate', 'a.vacancy_code as vacancyCode'])
    .where('a.client_id', '=', clientId)
    .where('a.id', '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applications as awaited')
            .select('awaited.id')
            .where('awaited.client_id', '=', clientId)
            .where('awaited.listed_at', 'is', null)
            .where('awaited.submitted_date', '>', awaitedSince)
            .where('awaited.id', '>', after)
            .whereRef('awaited.id', '<=', 'a.id'),
        ),
      ),
    )
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
