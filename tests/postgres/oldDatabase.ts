import { Migrator } from 'kysely'
import { migrations } from '../../server/db/migrateDatabase'
import { type Db, isPostgres } from '../../server/db/openDatabase'
import { postgresTypes } from '../../server/db/postgresTypes'

/** Migrates a database up to, but not including, the migration `name`. */
export async function migrateUntil(db: Db, name: string): Promise<void> {
  const earlierMigrations = Object.fromEntries(Object.entries(migrations).filter(([known]) => known < name))
  const migrator = new Migrator({
    db: isPostgres(db) ? db.withPlugin(postgresTypes) : db,
    provider: { getMigrations: async () => earlierMigrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
