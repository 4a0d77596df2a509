import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toSearchText } from '../../src/schemas/fields/searchText'
import { seedDemo } from '../demo/seedDemo'
import { migrateDatabase } from './migrateDatabase'
import { nameSearch } from './migrations/0260nameSearch'
import { openDatabase } from './openDatabase'

const columns = {
  vacancies: ['code', 'name', 'location', 'department'],
  own_vacancies: ['code', 'name', 'location', 'department'],
  audit: ['username'],
}

test('the migration normalizes the names of all rows that an earlier version wrote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-names-'))
  const db = openDatabase(`file:${join(folder, 'foyer.db')}`)
  await migrateDatabase(db)
  await seedDemo(db, process.cwd(), new Date('2026-11-21T09:00:00Z'))
  await sql`update vacancies set name = 'Émile ' || id`.execute(db)
  for (let id = 1; id <= 2100; id += 1) {
    const username = id % 2 ? 'Zoë (zoe)' : null
    await sql`insert into audit (client_id, action, subject, at, username, username_lower)
      values (1, 'signed in', 'user:1', '2026-11-21T09:00:00Z', ${username}, '')`.execute(db)
  }
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) await db.schema.alterTable(table).dropColumn(`${name}_lower`).execute()
  }
  await nameSearch.up(db)
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await sql<Record<string, string | null>>`select * from ${sql.table(table)}`.execute(db)
    for (const name of names) {
      expect(rows.map((row) => row[`${name}_lower`])).toEqual(
        rows.map((row) => toSearchText(row[name] ?? '')),
      )
    }
  }
  await db.destroy()
  rmSync(folder, { recursive: true })
})
