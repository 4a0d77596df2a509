import { type Migration, Migrator } from 'kysely'
import { accounts } from './migrations/0001accounts'
import { vacancies } from './migrations/0002vacancies'
import { applications } from './migrations/0003applications'
import { backOffice } from './migrations/0004backOffice'
import { siteVersion } from './migrations/0005siteVersion'
import { activity } from './migrations/0010activity'
import { accountSchemas } from './migrations/0011accountSchemas'
import { applicationSearch } from './migrations/0012applicationSearch'
import { freshIndexes } from './migrations/0013freshIndexes'
import { fileStores } from './migrations/0020fileStores'
import { attemptCounts } from './migrations/0021attemptCounts'
import { clientPolicies } from './migrations/0022clientPolicies'
import { distributableKeys } from './migrations/0023distributableKeys'
import { vacancyChanges } from './migrations/0024vacancyChanges'
import { sentBodies } from './migrations/0026sentBodies'
import { signInAttempts } from './migrations/0030signInAttempts'
import { type Db, isPostgres } from './openDatabase'
import { postgresTypes } from './postgresTypes'

const migrations: Record<string, Migration> = {
  '0001accounts': accounts,
  '0002vacancies': vacancies,
  '0003applications': applications,
  '0004backOffice': backOffice,
  '0005siteVersion': siteVersion,
  '0010activity': activity,
  '0011accountSchemas': accountSchemas,
  '0012applicationSearch': applicationSearch,
  '0013freshIndexes': freshIndexes,
  '0020fileStores': fileStores,
  '0021attemptCounts': attemptCounts,
  '0022clientPolicies': clientPolicies,
  '0023distributableKeys': distributableKeys,
  '0024vacancyChanges': vacancyChanges,
  '0026sentBodies': sentBodies,
  '0030signInAttempts': signInAttempts,
}

/** Brings the database up to date; throws what stopped it, and the database stays as it was. */
export async function migrateDatabase(db: Db): Promise<void> {
  const typed = isPostgres(db) ? db.withPlugin(postgresTypes) : db
  const migrator = new Migrator({
    db: typed,
    provider: { getMigrations: async () => migrations },
    // Numbers are given by subject: one may come later than a higher one. None depends on the order between subjects.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
