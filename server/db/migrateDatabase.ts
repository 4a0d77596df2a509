import { setTimeout as pause } from 'node:timers/promises'
import { type Migration, type MigrationResultSet, Migrator, sql } from 'kysely'
import { buildIndexes, isIndexMigration } from './buildIndexes'
import { addMigrationLogs, isRetryable } from './loggedMigrations'
import { baseline, replacedMigrations } from './migrations/0000baseline'
import { keptFiles } from './migrations/0050keptFiles'
import { siteVersions } from './migrations/0060siteVersions'
import { ownVacancies } from './migrations/0070ownVacancies'
import { pausedDeliveries } from './migrations/0080pausedDeliveries'
import { keyRights } from './migrations/0081keyRights'
import { accountRoles } from './migrations/0090accountRoles'
import { people } from './migrations/0091people'
import { firstSteps } from './migrations/0092firstSteps'
import { mails } from './migrations/0100mails'
import { applicationLinks } from './migrations/0101applicationLinks'
import { partialUploads } from './migrations/0110partialUploads'
import { answeredApplications } from './migrations/0120answeredApplications'
import { applicationsByState } from './migrations/0121applicationsByState'
import { formLayout } from './migrations/0130formLayout'
import { formLeavings } from './migrations/0140formLeavings'
import { offeredLanguages } from './migrations/0150offeredLanguages'
import { applicationNotes } from './migrations/0153applicationNotes'
import { savedAnswers } from './migrations/0165keptAnswers'
import { promises } from './migrations/0170promises'
import { promisedApplications } from './migrations/0171promisedApplications'
import { blindReview } from './migrations/0172blindReview'
import { jobAlerts } from './migrations/0174jobAlerts'
import { formGuards } from './migrations/0177formGuards'
import { languageLists } from './migrations/0179languageLists'
import { scheduledChanges } from './migrations/0184scheduledChanges'
import { vacancyPictures } from './migrations/0185vacancyPictures'
import { replyAddresses } from './migrations/0186replyAddresses'
import { vacancyWords } from './migrations/0190vacancyWords'
import { applicantsLanguages } from './migrations/0200applicantsLanguages'
import { libraryGroups } from './migrations/0202libraryGroups'
import { notices } from './migrations/0203notices'
import { auditCounts } from './migrations/0210auditCounts'
import { vacancyCodes } from './migrations/0211vacancyCodes'
import { searchTexts } from './migrations/0220searchTexts'
import { applicationChanges } from './migrations/0221applicationChanges'
import { unlistedApplications } from './migrations/0222unlistedApplications'
import { lateApplications } from './migrations/0230lateApplications'
import { workplaces } from './migrations/0240workplaces'
import { employmentTypes } from './migrations/0250employmentTypes'
import { nameSearch } from './migrations/0260nameSearch'
import { type Db, isPostgres } from './openDatabase'
import { postgresTypes } from './postgresTypes'

/** All migrations by name. The database stores the names, so a released migration is never renamed or changed. */
export const migrations: Record<string, Migration> = {
  '0000baseline': baseline,
  ...replacedMigrations,
  '0050keptFiles': keptFiles,
  '0060siteVersions': siteVersions,
  '0070ownVacancies': ownVacancies,
  '0080pausedDeliveries': pausedDeliveries,
  '0081keyRights': keyRights,
  '0090accountRoles': accountRoles,
  '0091people': people,
  '0092firstSteps': firstSteps,
  '0100mails': mails,
  '0101applicationLinks': applicationLinks,
  '0110partialUploads': partialUploads,
  '0120answeredApplications': answeredApplications,
  '0121applicationsByState': applicationsByState,
  '0130formLayout': formLayout,
  '0140formLeavings': formLeavings,
  '0150offeredLanguages': offeredLanguages,
  '0153applicationNotes': applicationNotes,
  '0165keptAnswers': savedAnswers,
  '0170promises': promises,
  '0171promisedApplications': promisedApplications,
  '0172blindReview': blindReview,
  '0174jobAlerts': jobAlerts,
  '0177formGuards': formGuards,
  '0179languageLists': languageLists,
  '0184scheduledChanges': scheduledChanges,
  '0185vacancyPictures': vacancyPictures,
  '0186replyAddresses': replyAddresses,
  '0190vacancyWords': vacancyWords,
  '0200applicantsLanguages': applicantsLanguages,
  '0202libraryGroups': libraryGroups,
  '0203notices': notices,
  '0210auditCounts': auditCounts,
  '0211vacancyCodes': vacancyCodes,
  '0220searchTexts': searchTexts,
  '0221applicationChanges': applicationChanges,
  '0222unlistedApplications': unlistedApplications,
  '0230lateApplications': lateApplications,
  '0240workplaces': workplaces,
  '0250employmentTypes': employmentTypes,
  '0260nameSearch': nameSearch,
}

const maxTries = 60

/**
 * Migrates the database to the latest version: a new database in one step, a used one migration by migration, so that
 * running servers wait no longer than a single migration takes. A failed migration leaves no changes.
 * @param report receives the start and duration of each migration of a used database
 * @throws the error of the failed migration; earlier migrations stay applied
 */
export async function migrateDatabase(
  db: Db,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const { executed } = await countMigrations(db)
  if (executed === 0) return throwOnError(await getMigrator(db).migrateToLatest())
  const migrator = getMigrator(db, addMigrationLogs(migrations, report))
  for (let attempt = 1; ; attempt += 1) {
    const next = migrations[(await getNextMigration(db)) ?? '']
    if (isIndexMigration(next)) await buildIndexes(db, next, report)
    const result = await migrator.migrateUp()
    if (result.error && attempt < maxTries && isRetryable(result.error)) {
      await pause(500)
      continue
    }
    throwOnError(result)
    if (result.results?.length === 0) return
  }
}

function throwOnError({ error }: MigrationResultSet): void {
  if (error) throw explainError(error)
}

async function getNextMigration(db: Db): Promise<string | undefined> {
  const allMigrations = await getMigrator(db).getMigrations()
  return allMigrations.find(({ executedAt }) => executedAt === undefined)?.name
}

/** Whether all migrations are applied. @throws when a newer Foyer version has migrated the database */
export async function isMigrated(db: Db): Promise<boolean> {
  const { executed, total } = await countMigrations(db)
  if (executed > 0) await rejectNewerDatabase(db)
  return executed === total
}

/** Returns whether the database was created, but never migrated. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  return (await countMigrations(db)).executed === 0
}

async function countMigrations(db: Db): Promise<{ executed: number; total: number }> {
  const allMigrations = await getMigrator(db).getMigrations()
  return {
    executed: allMigrations.filter(({ executedAt }) => executedAt !== undefined).length,
    total: allMigrations.length,
  }
}

/**
 * Returns the names of migrations that are not applied, for example because an older database was restored while the
 * server runs.
 */
export async function listMissingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executedNames = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !executedNames.has(name))
}

function getMigrator(db: Db, available = migrations): Migrator {
  return new Migrator({
    db: isPostgres(db) ? db.withPlugin(postgresTypes) : db,
    provider: { getMigrations: async () => available },
    // Migration numbers are grouped by subject, so a lower number may be added later. Subjects do not depend on each
    // other.
    allowUnorderedMigrations: true,
  })
}

async function rejectNewerDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknownMigration = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknownMigration) throw createNewerDatabaseError(unknownMigration.name)
}

/** Kysely reports corrupted migrations when it finds applied migrations that this version does not have. */
function explainError(error: unknown): unknown {
  const unknownMigration =
    error instanceof Error && /executed migration (\S+) is missing/.exec(error.message)?.[1]
  return unknownMigration ? createNewerDatabaseError(unknownMigration) : error
}

function createNewerDatabaseError(migration: string): Error {
  return new Error(
    `The database was written by a newer Foyer (it has ${migration}). Start that version, or restore a backup from before it.`,
  )
}
