import type { Activity } from '../../../src/schemas/activity/activity.types'
import type { Pagination } from '../../../src/schemas/applications/application'
import { createCellTimeFormatter, withZone } from '../../../src/schemas/dateTime/formatDateTime'
import { auditActions, activityTexts as texts } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import { orNotFound } from '../../problem'
import { formatCsvLine } from '../../text/csvLine'
import { findClient } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { type AuditFilters, listAudit, listAuditBatch } from './audit.repository'
import { recordActivity } from './recordActivity'

interface Paging {
  /** Page number; 1 by default. */
  page?: number
  /** Entries per page; 25 by default. */
  pageSize?: number
}

interface ExportZone {
  /** IANA time zone of the times in an export. */
  zone: string
}

interface ActivityPage {
  results: Activity[]
  pagination: Pagination
  /**
   * Time at which the first page was read, ISO 8601 UTC. The following pages pass it back, so that new entries do not
   * shift them.
   */
  asOf: string
}

/** Returns the audit entries of all clients, or of the client with this code, the newest first. @throws not-found */
export async function readAllActivity(
  context: Pick<ServerContext, 'db' | 'now'>,
  { clientCode, ...query }: AuditFilters & Paging & { clientCode?: string },
): Promise<ActivityPage> {
  return readActivity(context, await resolveScope(context, clientCode), query)
}

/** Returns the audit entries about a client, or about all clients, the newest first. */
export async function readActivity(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  scope: number | 'all',
  { page = 1, pageSize = 25, ...filters }: AuditFilters & Paging,
): Promise<ActivityPage> {
  const asOf = filters.asOf ?? now().toISOString()
  return { ...(await listAudit(db, scope, { page, pageSize, ...filters })), asOf }
}

/** Returns the activity of the session's client as CSV in pieces. The export itself is recorded as an activity. */
export async function streamActivityCsv(
  context: ServerContext,
  session: Session,
  { zone, ...filters }: AuditFilters & ExportZone,
): Promise<AsyncGenerator<string>> {
  await recordActivity(context, session, {
    action: 'activity exported',
    subject: `client:${session.clientId}`,
  })
  return generateActivityCsv(context, session.clientId, filters, zone)
}

/**
 * Returns the activity of all clients, or of the client with this code, as CSV in pieces. The export itself is
 * recorded as an activity. @throws not-found
 */
export async function streamAllActivityCsv(
  context: ServerContext,
  session: Session,
  { clientCode, zone, ...filters }: AuditFilters & ExportZone & { clientCode?: string },
): Promise<AsyncGenerator<string>> {
  const scope = await resolveScope(context, clientCode)
  await recordActivity(context, session, {
    action: 'activity exported',
    subject: clientCode ? `client:${scope}` : 'all',
  })
  return generateActivityCsv(context, scope, filters, zone)
}

async function resolveScope(
  { db }: Pick<ServerContext, 'db'>,
  code: string | undefined,
): Promise<number | 'all'> {
  return code ? orNotFound(await findClient(db, code)).id : 'all'
}

const batchSize = 500

async function* generateActivityCsv(
  { db }: Pick<ServerContext, 'db'>,
  scope: number | 'all',
  filters: AuditFilters,
  zone: string,
): AsyncGenerator<string> {
  yield `\uFEFF${formatCsvLine([withZone(texts.whenLabel, zone), ...texts.csvHeaders])}`
  const formatTime = createCellTimeFormatter(zone)
  let lastId: number | undefined
  for (;;) {
    const activities = await listAuditBatch(db, scope, { ...filters, after: lastId, limit: batchSize })
    yield activities
      .map((activity) => formatCsvLine([formatTime(activity.at), ...toCells(activity)]))
      .join('')
    if (activities.length < batchSize) return
    lastId = activities.at(-1)?.id
  }
}

function toCells({ by, address, action, subject, company, changes, times }: Activity): string[] {
  const actionNames: Record<string, string> = auditActions
  const changedText = changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`).join('; ')
  return [
    by ?? '',
    address ?? '',
    actionNames[action] ?? action,
    subject,
    company ?? '',
    changedText,
    String(times),
  ]
}
