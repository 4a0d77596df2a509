import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Environment } from '../../config/environment'
import { getSqlitePath } from '../../db/openSqlite'
import { listReplacedDatabases, replacedDatabaseDays } from '../../db/sqliteBackup'
import { findClockProblem } from '../../modules/operations/clockSkew'
import { getDiskState } from '../../modules/operations/health.service'
import { findNewestBackupTime } from '../../modules/operations/installationMetrics'
import { foyerCommand } from '../../projectRoot'
import { formatCount } from '../command'
import {
  type CheckContext,
  createFailedFinding,
  createOkFinding,
  createWarningFinding,
  type Finding,
} from './finding'

const hourMs = 60 * 60 * 1000
/** Age in hours above which a backup is stale: a daily backup was missed once. */
const staleHours = 26

export async function checkDisk(environment: Environment): Promise<Finding> {
  const { state, freeMb } = await getDiskState(environment)
  const diskAdvice = 'make room, or move FOYER_DATA_DIR to a larger disk'
  if (state === 'full')
    return createFailedFinding(
      'disk',
      `${freeMb} MB are free, soon nothing more can be stored: ${diskAdvice}`,
    )
  if (state === 'low') return createWarningFinding('disk', `${freeMb} MB are free: ${diskAdvice}`)
  return createOkFinding(
    'disk',
    Number.isFinite(freeMb) ? `${freeMb} MB are free` : "PostgreSQL's disk is not checked",
  )
}

export async function checkClock({ db, now }: CheckContext): Promise<Finding> {
  const clockProblem = db && (await findClockProblem(db, now))
  if (clockProblem === undefined)
    return createOkFinding('clock', `says ${now.toISOString()}, which fits the newest rows`)
  return createFailedFinding(
    'clock',
    `${clockProblem} Correct it (timedatectl set-ntp true); ${foyerCommand} clock lists rows that a wrong clock wrote. Until then nothing is erased by age`,
  )
}

/** Checks the age of the newest backup that the `backup` command made. */
export function checkBackups({ environment, backups, now }: CheckContext): Finding {
  if (!environment.databaseUrl.startsWith('file:'))
    return createWarningFinding(
      'backup',
      'PostgreSQL is backed up by its own tools (pg_dump), which are not looked at here',
    )
  const newestDate = findNewestBackupTime(backups)
  const advice = `deploy/foyer-backup.timer makes one every day; ${foyerCommand} backup makes one now`
  if (!newestDate) return createFailedFinding('backup', `there is none in ${backups}: ${advice}`)
  const hours = Math.round((now.getTime() - newestDate.getTime()) / hourMs)
  const message = `the newest in ${backups} is ${formatCount(hours, 'hour')} old`
  return hours > staleHours
    ? createFailedFinding('backup', `${message}: ${advice}`)
    : createOkFinding('backup', message)
}

/** Lists the databases that restores have set aside, with size and age: they contain personal data. */
export function checkReplacedDatabases({ environment, now }: CheckContext): Finding[] {
  return listReplacedDatabases(environment.databaseUrl).map(({ path, bytes, replacedAt }) => {
    const age = formatCount(Math.floor((now.getTime() - replacedAt.getTime()) / (24 * hourMs)), 'day')
    const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
    return createOkFinding(
      'set aside',
      `${path} (${size}, ${age} old) is removed ${replacedDatabaseDays} days after its restore`,
    )
  })
}

/**
 * Checks that data files are readable only by the server's user and belong to that user: a command that runs as root
 * leaves files owned by root.
 */
export function checkPermissions({ environment, unitEnvFile }: CheckContext): Finding[] {
  const { databaseUrl, dataDir } = environment
  const path = getSqlitePath(databaseUrl)
  const files = databaseUrl.startsWith('file:') ? [path, `${path}-wal`, `${path}-shm`, `${path}.lock`] : []
  const existingFiles = [dataDir, ...files].filter((file) => existsSync(file))
  const exposedFiles = existingFiles.filter((file) => statSync(file).mode & 0o077)
  const owner = existsSync(dirname(path)) && files.length > 0 ? statSync(dirname(path)).uid : undefined
  const foreignFiles = existingFiles.filter((file) => owner !== undefined && statSync(file).uid !== owner)
  const isUnitFileExposed =
    unitEnvFile !== undefined && existsSync(unitEnvFile) && (statSync(unitEnvFile).mode & 0o077) !== 0
  const findings = [
    ...exposedFiles.map((file) =>
      createFailedFinding('permissions', `other users may read ${file}: chmod go= ${file}`),
    ),
    ...foreignFiles.map((file) =>
      createFailedFinding(
        'permissions',
        `${file} is another user's than its folder: chown --reference=${dirname(path)} ${file}`,
      ),
    ),
    ...(isUnitFileExposed
      ? [createFailedFinding('permissions', `other users may read ${unitEnvFile}: chmod 600 ${unitEnvFile}`)]
      : []),
  ]
  return findings.length > 0
    ? findings
    : [createOkFinding('permissions', "only the server's user can read the data")]
}
