import { type Kysely, type Migration, sql } from 'kysely'
import { createAccountTables } from './baseline/accounts'
import { createApplicationTables, createReviewTables } from './baseline/applications'
import { createBackOfficeTables } from './baseline/backOffice'
import { createFormTables } from './baseline/forms'
import { createIndexes } from './baseline/indexes'
import { createMailTables } from './baseline/mails'
import { createSiteTables } from './baseline/sites'
import { createAuthoringTables, createVacancyTables } from './baseline/vacancies'

/** The migrations of development versions, whose result the baseline creates in one step. */
const replacedNames = [
  ...['0000baseline', '0001accounts', '0002vacancies', '0003applications', '0004backOffice'],
  ...['0005siteVersion', '0006clientDomains', '0010activity', '0011accountSchemas'],
  ...['0012applicationSearch', '0013freshIndexes', '0014auditAddresses', '0015openedApplications'],
  ...['0016signIns', '0017questionNames', '0018inboxIndexes', '0020fileStores', '0021attemptCounts'],
  ...['0022clientPolicies', '0023distributableKeys', '0024vacancyChanges', '0025erasures'],
  ...['0026sentBodies', '0030signInAttempts', '0031ownSessions', '0032oneTimeCodes', '0040countedByUs'],
  ...['0041openOutbox', '0050keptFiles', '0060siteVersions', '0070ownVacancies', '0080pausedDeliveries'],
  ...['0081keyRights', '0090accountRoles', '0091people', '0092firstSteps', '0100mails'],
  ...['0101applicationLinks', '0110partialUploads', '0120answeredApplications', '0121applicationsByState'],
  ...['0130formLayout', '0140formLeavings', '0150offeredLanguages', '0153applicationNotes'],
  ...['0165keptAnswers', '0170promises', '0171promisedApplications', '0172blindReview', '0174jobAlerts'],
  ...['0177formGuards', '0179languageLists', '0184scheduledChanges', '0185vacancyPictures'],
  ...['0186replyAddresses', '0190vacancyWords', '0200applicantsLanguages', '0202libraryGroups'],
  ...['0203notices', '0210auditCounts', '0211vacancyCodes', '0220searchTexts', '0221applicationChanges'],
  ...['0222unlistedApplications', '0230lateApplications', '0240workplaces', '0250employmentTypes'],
  ...['0260nameSearch'],
]

/**
 * All tables. A database that a development version migrated up to the last replaced migration has them already and
 * is left unchanged. The name sorts before the replaced ones, so that a new database has none of them yet.
 * @throws when the database has only some of the replaced migrations
 */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    const missing = replacedNames.filter((name) => !applied.has(name))
    if (missing.length === 0) return
    if (missing.length < replacedNames.length)
      throw new Error(
        `The database is older than this version can migrate (${missing[0]} is missing). Migrate it first with the last version that has ${replacedNames.at(-1)}, then with this one: see docs/upgrading.md.`,
      )
    await createAccountTables(db)
    await createSiteTables(db)
    await createVacancyTables(db)
    await createAuthoringTables(db)
    await createApplicationTables(db)
    await createReviewTables(db)
    await createFormTables(db)
    await createMailTables(db)
    await createBackOfficeTables(db)
    await createIndexes(db)
  },
}

/** A database keeps the names of the replaced migrations, so each version that reads them has to know them. */
export const replacedMigrations: Record<string, Migration> = Object.fromEntries(
  replacedNames.map((name) => [name, { up: async () => undefined }]),
)
