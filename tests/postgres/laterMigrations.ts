import { type Kysely, type Migration, sql } from 'kysely'
import { migrateDatabase, migrations } from '../../server/db/migrateDatabase'
import type { Db } from '../../server/db/openDatabase'

/**
 * Adds migrations as a later version would have them. Test files share the list.
 * @returns a function that removes them
 */
export function addLaterMigrations(added: Record<string, Migration>): () => void {
  Object.assign(migrations, added)
  return () => {
    for (const name of Object.keys(added)) delete migrations[name]
  }
}

/** A migration that adds an empty column to a table. */
export const addColumnMigration = (table: string, name: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.alterTable(table).addColumn(name, 'text').execute(),
})

/** Creates a database whose recorded migrations are those that the baseline migration replaced, but not the baseline itself. */
export async function createDevelopmentDatabase(db: Db): Promise<void> {
  await migrateDatabase(db)
  await sql`delete from kysely_migration where name = '0000allTables'`.execute(db)
}
