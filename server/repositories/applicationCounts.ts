import { type RawBuilder, sql } from 'kysely'
import { type Db, isPostgres } from '../db/openDatabase'
import { type ApplicationFilters, applicationConditions, hasText } from './applicationFilters'
import { rememberApplications } from './rememberApplications'

/** How many of the client's applications pass these filters, exactly. */
export function countApplications(db: Db, clientId: number, filters: ApplicationFilters): Promise<number> {
  const where = applicationConditions(db, clientId, filters)
  const hint = hasText(filters) ? indexHint(db, 'applications_searched') : sql``
  return rememberApplications(db, clientId, `count ${filterKey(filters)}`, async () => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from applications ${hint} where ${where}`.execute(db)
    return Number(rows[0]?.count ?? 0)
  })
}

/** The filters as text, the same however they were written. */
export function filterKey(filters: ApplicationFilters): string {
  return JSON.stringify(Object.entries(filters).sort())
}

/** Which index SQLite, which knows nothing of how rare a value is, has to take; PostgreSQL finds out by itself. */
export function indexHint(db: Db, index: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`` : sql.raw(`indexed by ${index}`)
}
