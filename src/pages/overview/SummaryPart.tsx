import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationFigures, Overview } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { paths } from '../routing/paths'

interface SummaryCount {
  label: string
  count: number
  href: string
  /** True if the link has to load a new document, because the vacancy editor needs its own frame policy. */
  isSeparateDocument?: boolean
}

/** Maximum number of links in the summary. */
const maxLinks = 4

/**
 * Number of applications, compared with the previous period, and links to the most urgent work with counts.
 */
export function SummaryPart({ days, applications, vacancies }: Overview): ReactNode {
  const inbox = paths.viewApplications.href()
  const getStateLink = (state: string) => ({
    href: `${paths.vacancies.href()}?state=${state}`,
    isSeparateDocument: true,
  })
  const summaryCounts: SummaryCount[] = [
    ...(applications ? getWaitingCounts(applications.waiting, inbox) : []),
    ...(vacancies
      ? [
          { label: texts.drafts, count: vacancies.drafts, ...getStateLink('draft') },
          { label: texts.scheduled, count: vacancies.scheduled, ...getStateLink('scheduled') },
          { label: texts.open, count: vacancies.open, ...getStateLink('open') },
        ]
      : []),
  ]
  return (
    <section className="fy-overview__summary" aria-label={texts.now}>
      {applications ? (
        <p className="fy-overview__fact fy-stack fy-packed fy-inset fy-overview__fact--main fy-card">
          <span className="fy-overview__count">{texts.total(applications.total, days)}</span>
          <span>{texts.previousPeriod(applications.before, days)}</span>
        </p>
      ) : null}
      <ul>
        {summaryCounts
          .filter(({ count }) => count > 0)
          .slice(0, maxLinks)
          .map(({ label, count, href, isSeparateDocument }) => (
            <li key={label}>
              <Link
                className="fy-overview__fact fy-stack fy-packed fy-inset fy-card"
                to={href}
                reloadDocument={isSeparateDocument === true}
              >
                <span className="fy-overview__count">{count}</span> <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Returns the numbers of applications that need attention, most urgent first. */
function getWaitingCounts(waiting: ApplicationFigures['waiting'], inbox: string): SummaryCount[] {
  return [
    { label: texts.undelivered, count: waiting.failed, href: `${inbox}?delivery=failed` },
    { label: texts.overdue, count: waiting.overdue, href: `${inbox}?due=overdue` },
    { label: texts.unopened, count: waiting.unopened, href: `${inbox}?isOpened=false` },
    { label: texts.dueWithinWeek, count: waiting.dueSoon, href: `${inbox}?due=soon` },
    { label: texts.retrying, count: waiting.retrying, href: `${inbox}?delivery=retrying` },
  ]
}
