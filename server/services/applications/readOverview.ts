import { mayEnter } from '../../../src/schemas/accountRoles'
import { previewApplicationForm } from '../../../src/schemas/forms/application/buildApplicationForm'
import type {
  AlertFigures,
  ApplicationFigures,
  LeavingFigures,
  Overview,
  OverviewSpan,
  VacancyFigures,
} from '../../../src/schemas/overview'
import { utcMoment } from '../../../src/schemas/utcMoment'
import type { Db } from '../../db/openDatabase'
import { findSettings } from '../../repositories/accounts/clients'
import {
  countByChannel,
  countByDay,
  countByJob,
  countWithin,
} from '../../repositories/applications/applicationFigures'
import { sumStopped } from '../../repositories/applications/formGuards'
import { sumLeavings } from '../../repositories/applications/formLeavings'
import { rememberApplications } from '../../repositories/applications/rememberApplications'
import { countAlerts } from '../../repositories/mail/jobAlerts'
import type { Session } from '../../repositories/sessions/sessions'
import { countOwnList, listOwnPage } from '../../repositories/vacancies/ownVacancyList'
import type { ServerContext } from '../serverContext'
import { leavingFigures } from './leavingFigures'
import { readCounts } from './readApplications'
import { doubtsOfPrograms } from './stoppedPosts'

const most = 10
/** Over which the page says how many posts were stopped, whatever else it looks back over. */
const stoppedDays = 30

type Counting = Pick<ServerContext, 'db' | 'now' | 'root' | 'report'>

/** How things stand at a client, over so many days and today: what the caller's role may see, and null for the rest. */
export async function readOverview(
  context: Counting,
  { clientId, accountRole }: Pick<Session, 'clientId' | 'accountRole'>,
  days: OverviewSpan,
): Promise<Overview> {
  const { db, now } = context
  const may = (room: 'applications' | 'vacancies') => accountRole !== null && mayEnter(accountRole, room)
  return {
    days,
    applications: may('applications') ? await applicationFigures(context, clientId, days) : null,
    vacancies: may('vacancies') ? await vacancyFigures(db, clientId, now()) : null,
    alerts: may('vacancies') ? await alertFigures(db, clientId, now()) : null,
  }
}

async function applicationFigures(
  context: Counting,
  clientId: number,
  days: number,
): Promise<ApplicationFigures> {
  const { db, now } = context
  const end = utcMoment(now()).startOf('day').add(1, 'day')
  const start = end.subtract(days, 'day')
  const span = { from: start.toISOString(), until: end.toISOString() }
  const earlier = { from: start.subtract(days, 'day').toISOString(), until: span.from }
  const { unopened, retrying, failed, dueSoon, overdue } = await readCounts(context, clientId, {})
  const counted = await rememberApplications(
    db,
    clientId,
    `overview ${span.from} ${span.until}`,
    async () => {
      const found = await countByDay(db, clientId, span)
      const byDay = Array.from({ length: days }, (_, at) => {
        const day = start.add(at, 'day').toISOString().slice(0, 10)
        return { day, count: found.get(day) ?? 0 }
      })
      return {
        total: byDay.reduce((sum, { count }) => sum + count, 0),
        before: await countWithin(db, clientId, earlier),
        byDay,
        byJob: await countByJob(db, clientId, span, most),
        bySource: await countByChannel(db, clientId, span, most),
      }
    },
  )
  const leaving = await leavingOf(db, clientId, span.from.slice(0, 10))
  const stoppedFrom = utcMoment(now()).subtract(stoppedDays, 'day').toISOString().slice(0, 10)
  const stopped = await sumStopped(db, clientId, stoppedFrom, doubtsOfPrograms)
  return { ...counted, waiting: { unopened, retrying, failed, dueSoon, overdue }, leaving, stopped }
}

async function leavingOf(db: Db, clientId: number, fromDay: string): Promise<LeavingFigures> {
  const settings = await findSettings(db, clientId)
  const { properties } = previewApplicationForm(settings).schema
  const labelOf = (key: string) => (Object.hasOwn(properties, key) ? (properties[key]?.title ?? key) : null)
  const sums = await sumLeavings(db, clientId, fromDay)
  return { isCounted: settings.canCountLeaving, ...leavingFigures(sums, labelOf) }
}

async function alertFigures(db: Db, clientId: number, now: Date): Promise<AlertFigures | null> {
  const counted = await countAlerts(db, clientId, now)
  if (counted.length === 0 && !(await findSettings(db, clientId)).canOfferAlerts) return null
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    bySearch: counted.slice(0, most),
  }
}

async function vacancyFigures(db: Db, clientId: number, now: Date): Promise<VacancyFigures> {
  const counts = await countOwnList(db, clientId, '', now)
  const page = { q: '', sort: 'closesAt', order: 'asc', page: 1, pageSize: most } as const
  const { items: rows } = await listOwnPage(db, clientId, { ...page, state: 'closingSoon' }, now)
  return {
    drafts: counts.draft ?? 0,
    scheduled: counts.scheduled ?? 0,
    open: (counts.open ?? 0) + (counts.closingSoon ?? 0),
    closing: rows.flatMap(({ id, name, code, closesAt }) =>
      closesAt === null ? [] : [{ id, name, code, closesAt }],
    ),
  }
}
