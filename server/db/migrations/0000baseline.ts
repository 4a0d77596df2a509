import { type Kysely, type Migration, sql } from 'kysely'
import { createAccountTables } from './baseline/accounts'
import { createApplicationTables } from './baseline/applications'
import { createBackOfficeTables } from './baseline/backOffice'
import { createIndexes } from './baseline/indexes'
import { createVacancyTables } from './baseline/vacancies'

/** The migrations of version 0.5, whose result the baseline creates in one step. */
const replacedNames = [
  ...['0001accounts', '0002vacancies', '0003applications', '0004backOffice', '0005siteVersion'],
  ...['0006clientDomains', '0010activity', '0011accountSchemas', '0012applicationSearch', '0013freshIndexes'],
  ...['0014auditAddresses', '0015openedApplications', '0016signIns', '0017questionNames', '0018inboxIndexes'],
  ...['0020fileStores', '0021attemptCounts', '0022clientPolicies', '0023distributableKeys'],
  ...['0024vacancyChanges', '0025erasures', '0026sentBodies', '0030signInAttempts', '0031ownSessions'],
  ...['0032oneTimeCodes', '0040countedByUs', '0041openOutbox'],
]

/**
 * The tables of version 0.5. A database of that version has them already and is left unchanged.
 * @throws when the database is of an earlier version
 */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    const missing = replacedNames.filter((name) => !applied.has(name))
    if (missing.length === 0) return
    if (missing.length < replacedNames.length)
      throw new Error(
        `The database is older than Foyer 0.5 (${missing[0]} is missing). Migrate it with version 0.5 first, then with this one.`,
      )
    await createAccountTables(db)
    await createVacancyTables(db)
    await createApplicationTables(db)
    await createBackOfficeTables(db)
    await createIndexes(db)
  },
}

/** A database keeps the names of the replaced migrations, so each version that reads them has to know them. */
export const replacedMigrations: Record<string, Migration> = Object.fromEntries(
  replacedNames.map((name) => [name, { up: async () => undefined }]),
)
