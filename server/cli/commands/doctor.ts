import { join } from 'node:path'
import { type Environment, readEnvironment } from '../../config/environment'
import { EnvironmentError } from '../../config/environmentError'
import { listUnknownVariables } from '../../config/unknownVariables'
import { listAccounts } from '../../modules/accounts/accounts.repository'
import { CommandError, type CommandWithoutEnvironment, formatCount, getOption, UsageError } from '../command'
import { checkDatabase, checkRunningServer, checkStart } from '../doctor/checkDatabase'
import { checkDeliveries } from '../doctor/checkDeliveries'
import {
  checkBackups,
  checkClock,
  checkDisk,
  checkPermissions,
  checkReplacedDatabases,
} from '../doctor/checkMachine'
import { checkMail } from '../doctor/checkMail'
import { checkDomain, checkProxy } from '../doctor/checkSite'
import {
  type CheckContext,
  createFailedFinding,
  createOkFinding,
  createWarningFinding,
  type Finding,
} from '../doctor/finding'

export const doctor: CommandWithoutEnvironment = {
  summary: 'checks whether the installation is ready for production',
  help: `doctor [--site URL] [--backups DIR]

Checks settings, secret, database, migrations, domain, TLS, proxy, mail, disk, clock, backups, back-offices and permissions,
and prints one line for each: ok, warning, or failed with what to do. Sends nothing. The exit code is 1 if a check failed.
It works with and without a running server.
  --site     address of a site, as in https://harbour.jobs.example.org; the first client's by default
  --backups  folder of the backups; backups in FOYER_DATA_DIR by default`,
  options: { site: { type: 'string' }, backups: { type: 'string' } },
  paths: ['backups'],
  withoutEnvironment: true,
  run: async ({ now, print, reportProgress, variables, unitEnvFile }, values) => {
    const counts = { ok: 0, warning: 0, failed: 0 }
    const report = (findings: Finding[]) => {
      for (const { state, subject, message } of findings) {
        counts[state] += 1
        print(`${state.padEnd(8)} ${subject}: ${message}.`)
      }
    }
    const site = parseSite(getOption(values, 'site'))
    const environment = readSettings(variables, report)
    if (environment) {
      const backups = getOption(values, 'backups') ?? join(environment.dataDir, 'backups')
      await runChecks({ environment, now, site, backups, unitEnvFile, db: undefined }, report, reportProgress)
    }
    if (counts.failed === 0) return print(`No check failed; ${formatCount(counts.warning, 'warning')}.`)
    throw new CommandError(
      `${counts.failed} failed, ${formatCount(counts.warning, 'warning')}, ${counts.ok} ok.`,
    )
  },
}

type Report = (findings: Finding[]) => void

function parseSite(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text) && text.startsWith('https:')) return new URL(text)
  throw new UsageError(`--site must be an https address, not '${text}'.`)
}

/**
 * Reads the settings as production does. If production would not start with them, reports why and returns undefined.
 */
function readSettings(
  variables: Record<string, string | undefined>,
  report: Report,
): Environment | undefined {
  report(
    listUnknownVariables(variables).map((line) => createWarningFinding('settings', line.replace(/\.$/, ''))),
  )
  try {
    const environment = readEnvironment(variables, ['--production'])
    report([createOkFinding('settings', 'can be read')])
    return environment
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    const subject = error.message.startsWith('FOYER_SECRET') ? 'secret' : 'settings'
    report([createFailedFinding(subject, `${error.message} The rest can be checked once this is correct`)])
    return undefined
  }
}

async function runChecks(
  context: CheckContext,
  report: Report,
  reportProgress: (line: string) => void,
): Promise<void> {
  const { environment } = context
  // Permissions are checked before the database is opened, because opening it changes the permissions of its files.
  report(checkPermissions(context))
  reportProgress('Reading the whole database…')
  const { findings, db } = await checkDatabase(environment)
  report(findings)
  report(await checkRunningServer(environment))
  try {
    const site = context.site ?? (await getFirstSite(context, db))
    const openedContext = { ...context, db, site }
    if (db) report(await checkStart(environment, db))
    report([await checkDomain(openedContext)])
    report(await checkProxy(openedContext))
    report(await checkMail(environment, db))
    report([await checkDisk(environment)])
    if (db) report([await checkClock(openedContext)])
    report([checkBackups(openedContext)])
    report(checkReplacedDatabases(openedContext))
    if (db) report(await checkDeliveries({ environment, now: context.now, db }))
  } finally {
    await db?.destroy()
  }
}

async function getFirstSite({ environment }: CheckContext, db: CheckContext['db']): Promise<URL | undefined> {
  const [account] = db ? await listAccounts(db) : []
  return account && new URL(`https://${account.clientCode}.${environment.domains[0]}/`)
}
