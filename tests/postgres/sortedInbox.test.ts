import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresDialect } from '../../server/db/openDatabase'
import type { Tables } from '../../server/db/tables'
import { findClient } from '../../server/modules/clients/clients.repository'
import { listApplications } from '../../server/modules/review/inbox.repository'
import { orNotFound } from '../../server/problem'
import { makeSeededDatabase, type TestDatabase } from './testDatabase'

const copyCount = 10_000

let folder: string
let database: TestDatabase
let db: Kysely<Tables>
let clientId: number
let queries: LogEvent['query'][] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-sorted-'))
  database = await makeSeededDatabase(folder)
  const dialect = createPostgresDialect(database.url, undefined)
  db = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) })
  clientId = orNotFound(await findClient(db, 'harbour')).id
  const template = await db
    .selectFrom('applications')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { id: _, ...copied } = template
  const columns = Object.keys(copied).filter(
    (column) => !['guid', 'email_lower', 'applicant_name_lower'].includes(column),
  )
  const refs = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into applications (guid, email_lower, applicant_name_lower, ${refs})
    select gen_random_uuid()::text, n || '@example.org', md5(n::text), ${refs}
    from applications, generate_series(1, ${copyCount}) n
    where client_id = ${clientId} and id = ${template.id}`.execute(db)
  await sql`analyze applications`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Returns the plans of the recorded queries that sort applications by applicant. */
async function explainSorting(): Promise<string[]> {
  const sorting = queries.filter((query) => /order by "applicant_name_lower"/.test(query.sql))
  const plans = []
  for (const query of sorting) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

const page = { sortColumn: 'applicantName', pageSize: 25 } as const

test.each(['asc', 'desc'] as const)(
  '[AP-02] the inbox sorted by applicant, %s, is read from an index',
  async (sortOrder) => {
    const first = await listApplications(db, clientId, {}, { ...page, sortOrder, page: 1 })
    expect(first.pagination.recordCount).toBeGreaterThan(copyCount)
    const last = first.results.at(-1)
    const { rows } = await sql<{ value: string }>`select applicant_name_lower as value from applications
    where client_id = ${clientId} and id = ${last?.id}`.execute(db)
    const cursor = { side: 'after', value: rows[0]?.value ?? '', id: last?.id ?? 0 } as const
    const asOf = new Date().toISOString()
    for (const filters of [{}, { asOf }]) {
      queries = []
      await listApplications(db, clientId, filters, { ...page, sortOrder, page: 1 })
      await listApplications(db, clientId, filters, { ...page, sortOrder, page: 2, cursor })
      const plans = await explainSorting()
      expect(plans).toHaveLength(2)
      for (const plan of plans) {
        expect(plan).toMatch(/Index (Only )?Scan.* using applications_sorted_by_applicant/)
        expect(plan).not.toMatch(/Sort/)
      }
    }
  },
)
