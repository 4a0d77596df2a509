import { canAccess } from '../../../src/schemas/accounts/accountRoles'
import { buildApplicationFormPreview } from '../../../src/schemas/applicationForm/buildApplicationForm'
import { toUtcDate } from '../../../src/schemas/dateTime/zonedDateTime'
import {
  type AbandonmentFigures,
  type AlertFigures,
  type ApplicationFigures,
  minShownCount,
  type Overview,
  type OverviewSpan,
  type VacancyFigures,
} from '../../../src/schemas/statistics/overview.types'
import { addDays, getClientDay } from '../../../src/schemas/vacancies/responseDeadline'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { type AbandonmentSum, sumAbandonments } from '../applicationForm/abandonment.repository'
import { countAuthoredVacancies, listAuthoredVacancyPage } from '../authoring/authoredVacancyList.repository'
import { findSettings } from '../clients/clients.repository'
import { automatedSpamReasons } from '../forms/blockedSubmissions'
import { sumBlockedSubmissions } from '../forms/formGuards.repository'
import { readCounts } from '../review/inbox.service'
import { cacheUntilChange } from '../review/inboxCounts.repository'
import type { Session } from '../sessions/session.types'
import { readClientZone } from '../sites/siteSource'
import { countAlertsBySearch } from '../subscriptions/jobAlerts.repository'
import { countApplicationsInSpan, countByJob, countByQuarterHour, countBySource } from './overview.repository'

/** Maximum number of entries in the lists of vacancies, referral sources and job alert searches. */
const maxListedItems = 10
/** Days before today whose blocked submissions are counted with today's, regardless of the period on the page. */
const blockedSubmissionDays = 30

type OverviewContext = Pick<ServerContext, 'db' | 'now' | 'root' | 'clientsDir' | 'report'>

/**
 * Returns the overview of a client for the given number of days, of which today is the last. Figures that the user's
 * role may not see are null.
 */
export async function readOverview(
  context: OverviewContext,
  { clientId, accountRole }: Pick<Session, 'clientId' | 'accountRole'>,
  days: OverviewSpan,
): Promise<Overview> {
  const { db, now } = context
  const isPermitted = (scope: 'applications' | 'vacancies') =>
    accountRole !== null && canAccess(accountRole, scope)
  return {
    days,
    applications: isPermitted('applications') ? await getApplicationFigures(context, clientId, days) : null,
    vacancies: isPermitted('vacancies') ? await getVacancyFigures(context, clientId) : null,
    alerts: isPermitted('vacancies') ? await getAlertFigures(db, clientId, now()) : null,
  }
}

async function getApplicationFigures(
  context: OverviewContext,
  clientId: number,
  days: number,
): Promise<ApplicationFigures> {
  const { db, now } = context
  const zone = await readClientZone(context, clientId)
  const today = getClientDay(now(), zone)
  const firstDay = addDays(today, 1 - days)
  const getStart = (day: string) => toUtcDate(`${day}T00:00`, zone).toISOString()
  const span = { from: getStart(firstDay), until: getStart(addDays(today, 1)) }
  const previousSpan = { from: getStart(addDays(firstDay, -days)), until: span.from }
  const { unopened, retrying, failed, dueSoon, overdue } = await readCounts(context, clientId, {})
  const figures = await cacheUntilChange(db, clientId, `overview ${span.from} ${span.until}`, async () => {
    const quarterHourCounts = await countByQuarterHour(db, clientId, span)
    const dailyCounts = Array.from({ length: days }, (_, index) => {
      const day = addDays(firstDay, index)
      const [from, until] = [getStart(day), getStart(addDays(day, 1))]
      const countsOfDay = quarterHourCounts.filter(({ earliest }) => earliest >= from && earliest < until)
      return { day, count: countsOfDay.reduce((n, { count }) => n + count, 0) }
    })
    return {
      total: dailyCounts.reduce((sum, { count }) => sum + count, 0),
      before: await countApplicationsInSpan(db, clientId, previousSpan),
      byDay: dailyCounts,
      byJob: await countByJob(db, clientId, span, maxListedItems),
      bySource: await countBySource(db, clientId, span, maxListedItems),
    }
  })
  const abandonment = await readAbandonmentFigures(db, clientId, firstDay)
  const blockedSince = addDays(today, -blockedSubmissionDays)
  const blockedCount = await sumBlockedSubmissions(db, clientId, blockedSince, automatedSpamReasons)
  return {
    ...figures,
    waiting: { unopened, retrying, failed, dueSoon, overdue },
    leaving: abandonment,
    stopped: blockedCount,
  }
}

async function readAbandonmentFigures(
  db: Db,
  clientId: number,
  fromDay: string,
): Promise<AbandonmentFigures> {
  const settings = await findSettings(db, clientId)
  const { properties } = buildApplicationFormPreview(settings).schema
  const getLabel = (key: string) => (Object.hasOwn(properties, key) ? (properties[key]?.title ?? key) : null)
  const abandonmentSums = await sumAbandonments(db, clientId, fromDay)
  return { isCounted: settings.canCountLeaving, ...anonymizeAbandonmentSums(abandonmentSums, getLabel) }
}

/** Returns null if the client neither offers job alerts nor has any. */
async function getAlertFigures(db: Db, clientId: number, now: Date): Promise<AlertFigures | null> {
  const alertCounts = await countAlertsBySearch(db, clientId, now)
  if (alertCounts.length === 0 && !(await findSettings(db, clientId)).canOfferAlerts) return null
  return {
    total: alertCounts.reduce((sum, { count }) => sum + count, 0),
    bySearch: alertCounts.slice(0, maxListedItems),
  }
}

async function getVacancyFigures(context: OverviewContext, clientId: number): Promise<VacancyFigures> {
  const { db } = context
  const time = { now: context.now(), zone: await readClientZone(context, clientId) }
  const counts = await countAuthoredVacancies(db, clientId, '', time)
  const page = { q: '', sort: 'closesAt', order: 'asc', page: 1, pageSize: maxListedItems } as const
  const { items: rows } = await listAuthoredVacancyPage(db, clientId, { ...page, state: 'closingSoon' }, time)
  return {
    drafts: counts.draft ?? 0,
    scheduled: counts.scheduled ?? 0,
    open: (counts.open ?? 0) + (counts.closingSoon ?? 0),
    closing: rows.flatMap(({ id, name, code, closesAt }) =>
      closesAt === null ? [] : [{ id, name, code, closesAt }],
    ),
  }
}

/**
 * Returns the figures that may be shown without revealing individuals. Instead of a number below `minShownCount`,
 * `sent` and `left` are null, `errors` and `others` are 0, and a field is left out. No total reveals such a number.
 * @param getLabel returns a field's label; null for a field of a single vacancy, which is counted with the other
 * such fields
 */
export function anonymizeAbandonmentSums(
  abandonmentSums: readonly AbandonmentSum[],
  getLabel: (fieldKey: string) => string | null,
): Omit<AbandonmentFigures, 'isCounted'> {
  const fields = new Map<string | null, { left: number; errors: number }>()
  for (const { fieldKey, measure, times } of abandonmentSums) {
    if (!isFieldMeasure(measure)) continue
    const label = fieldKey === '' ? '' : getLabel(fieldKey)
    const { left, errors } = fields.get(label) ?? { left: 0, errors: 0 }
    const isAbandonment = measure === 'left'
    fields.set(label, {
      left: left + (isAbandonment ? times : 0),
      errors: errors + (isAbandonment ? 0 : times),
    })
  }
  const allFields = [...fields].map(([label, figures]) => ({ label, ...figures }))
  const visibleFields = allFields.filter(({ left }) => left >= minShownCount)
  const otherCount = hideSmallCount(sumLeft(allFields.filter(({ left }) => left < minShownCount))) ?? 0
  const sentCount = abandonmentSums
    .filter(({ measure }) => measure === 'sent')
    .reduce((n, { times }) => n + times, 0)
  return {
    sent: hideSmallCount(sentCount),
    left: hideSmallCount(sumLeft(visibleFields) + otherCount),
    fields: visibleFields
      .map((field) => ({ ...field, errors: hideSmallCount(field.errors) ?? 0 }))
      .sort((item, other) => other.left - item.left),
    others: otherCount,
  }
}

function isFieldMeasure(measure: AbandonmentSum['measure']): boolean {
  return measure === 'left' || measure === 'missing' || measure === 'wrong'
}

function sumLeft(fields: readonly { left: number }[]): number {
  return fields.reduce((n, { left }) => n + left, 0)
}

function hideSmallCount(n: number): number | null {
  return n >= minShownCount ? n : null
}
