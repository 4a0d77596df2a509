import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerContext } from '../../context'
import { healthProblemKinds } from '../../monitoring/healthWatch'
import { productCommit, readVersion } from '../../monitoring/productVersion'
import { countOutbox, type OutboxCount } from '../applications/outbox.repository'
import { listBackOffices } from '../backOffice/backOffice.repository'
import { spamReasons } from '../forms/blockedSubmissions'
import { getFreeBytes, listHealthProblems } from './health.service'

type Labels = Record<string, string>

/** Returns all metrics in the Prometheus format except those of requests, which `RequestMetrics` counts. */
export async function collectInstallationMetrics(context: ServerContext): Promise<string[]> {
  return [
    ...formatProcessMetrics(),
    ...formatUploads(context),
    ...formatBlockedSubmissions(context),
    ...(await formatInstallationState(context)),
    ...formatDeliveryMetrics(context, await countOutbox(context.db)),
  ]
}

function formatSeries(
  type: 'gauge' | 'counter',
  name: string,
  help: string,
  values: readonly (readonly [Labels, number])[],
): string[] {
  const lines = values.map(([labels, value]) => {
    const labelTexts = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${labelTexts.length > 0 ? `{${labelTexts.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

function formatProcessMetrics(): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const uptime = Math.round(process.uptime())
  return [
    ...formatSeries('gauge', 'foyer_process_resident_memory_bytes', 'Memory of the process.', [[{}, rss]]),
    ...formatSeries('gauge', 'foyer_process_heap_used_bytes', 'JavaScript heap in use.', [[{}, heapUsed]]),
    ...formatSeries('gauge', 'foyer_process_uptime_seconds', 'Time since the process started.', [
      [{}, uptime],
    ]),
  ]
}

function formatUploads({ uploadCapacity: { uploadCounts } }: ServerContext): string[] {
  return formatSeries(
    'gauge',
    'foyer_uploads',
    'Uploads that this process receives (held), or that wait (waiting).',
    [
      [{ state: 'held' }, uploadCounts.running],
      [{ state: 'waiting' }, uploadCounts.waiting],
    ],
  )
}

/** Returns one metric, labelled by reason, so that an alert need not name the reasons. Counts are sums over clients. */
function formatBlockedSubmissions({ blockedSubmissions }: ServerContext): string[] {
  const counts = spamReasons.map((reason) => {
    const matchingCounts = blockedSubmissions.list().filter((item) => item.reason === reason)
    return [{ reason }, matchingCounts.reduce((sum, { count }) => sum + count, 0)] as const
  })
  return formatSeries(
    'counter',
    'foyer_posts_stopped_total',
    'Form submissions that this process blocked, by reason: automated, or with an expired form token (age).',
    counts,
  )
}

/** Returns the build, the current problems, the free disk space and the age of the newest backup as metrics. */
async function formatInstallationState(context: ServerContext): Promise<string[]> {
  const build = { version: readVersion(context.root), commit: productCommit ?? '' }
  const problems = await listHealthProblems(context)
  const installationProblems = healthProblemKinds
    .filter((problemKind) => problemKind !== 'back-office')
    .map(
      (problemKind) =>
        [{ what: problemKind }, problems.filter((problem) => problem.what === problemKind).length] as const,
    )
  const isFailing = (code: string) =>
    problems.some(({ what, client }) => what === 'back-office' && client === code)
  const backOfficeSamples = (await listBackOffices(context.db)).map(
    ({ code }) => [{ what: 'back-office', client: code }, isFailing(code) ? 1 : 0] as const,
  )
  const freeBytes = await getFreeBytes(context.environment)
  const backup = findNewestBackupTime(join(context.environment.dataDir, 'backups'))
  return [
    ...formatSeries('gauge', 'foyer_build_info', 'Version and commit of the running build; always 1.', [
      [build, 1],
    ]),
    ...formatSeries('gauge', 'foyer_troubles', 'Current problems; /api/health describes them.', [
      ...installationProblems,
      ...backOfficeSamples,
    ]),
    ...(freeBytes === undefined
      ? []
      : formatSeries('gauge', 'foyer_disk_free_bytes', "Free space on the database's disk.", [
          [{}, freeBytes],
        ])),
    ...formatSeries(
      'gauge',
      'foyer_backup_timestamp_seconds',
      'When the newest backup in FOYER_DATA_DIR was made.',
      backup ? [[{}, Math.round(backup.getTime() / 1000)]] : [],
    ),
  ]
}

/**
 * Returns metrics by client: the number of undelivered applications and the age of the oldest waiting one, from the
 * database, which all processes share, and the delivery attempts of this process.
 */
function formatDeliveryMetrics(
  { deliveryMetrics, now }: Pick<ServerContext, 'deliveryMetrics' | 'now'>,
  counts: readonly OutboxCount[],
): string[] {
  const waitingCounts = counts.filter(({ state }) => state === 'waiting')
  const countsByClient = deliveryMetrics.getCountsByClient()
  const getAgeInSeconds = (oldestDate: string) =>
    Math.max(0, Math.round((now().getTime() - Date.parse(oldestDate)) / 1000))
  return [
    ...formatSeries(
      'gauge',
      'foyer_outbox',
      'Applications that are not delivered: waiting, or failed permanently.',
      counts.map(({ clientCode: client, state, count }) => [{ client, state }, count]),
    ),
    ...formatSeries(
      'gauge',
      'foyer_outbox_oldest_seconds',
      'Time since the oldest waiting application was submitted.',
      waitingCounts.map(({ clientCode: client, oldestDate }) => [{ client }, getAgeInSeconds(oldestDate)]),
    ),
    ...formatSeries(
      'counter',
      'foyer_delivery_attempts_total',
      'Delivery attempts of this process: accepted by the back-office (taken), or failed.',
      countsByClient.flatMap(({ client, acceptedCount, failedCount }) => [
        [{ client, outcome: 'taken' }, acceptedCount] as const,
        [{ client, outcome: 'failed' }, failedCount] as const,
      ]),
    ),
    ...formatSeries(
      'gauge',
      'foyer_delivery_last_success_timestamp_seconds',
      'When a back-office last accepted an application from this process.',
      countsByClient.flatMap(({ client, lastAcceptedAt }) =>
        lastAcceptedAt ? [[{ client }, Math.round(lastAcceptedAt.getTime() / 1000)] as const] : [],
      ),
    ),
  ]
}

/** Returns when the newest backup in a folder was made; undefined if there is none. */
export function findNewestBackupTime(folder: string): Date | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
  const times = names.map((name) => statSync(join(folder, name)).mtimeMs)
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
