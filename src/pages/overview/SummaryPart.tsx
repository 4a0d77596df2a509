import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationFigures, Overview } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { paths } from '../routing/paths'

interface Standing {
  label: string
  count: number
  href: string
  /** The target is a separate document, outside the site's router. */
  isApart?: boolean
}

/** Open items with counts, each linking to the page that handles it. */
export function SummaryPart({ applications, vacancies }: Overview): ReactNode {
  const inbox = paths.viewApplications.href()
  const linkToState = (state: string) => ({ href: `${paths.vacancies.href()}?state=${state}`, isApart: true })
  const all: Standing[] = [
    ...(applications
      ? [
          { label: texts.unopened, count: applications.waiting.unopened, href: `${inbox}?isOpened=false` },
          ...promised(applications.waiting, inbox),
          { label: texts.retrying, count: applications.waiting.retrying, href: `${inbox}?delivery=retrying` },
          { label: texts.undelivered, count: applications.waiting.failed, href: `${inbox}?delivery=failed` },
        ]
      : []),
    ...(vacancies
      ? [
          { label: texts.open, count: vacancies.open, ...linkToState('open') },
          { label: texts.scheduled, count: vacancies.scheduled, ...linkToState('scheduled') },
          { label: texts.drafts, count: vacancies.drafts, ...linkToState('draft') },
        ]
      : []),
  ]
  return (
    <section className="fy-overview__standing" aria-label={texts.now}>
      <ul>
        {all.map(({ label, count, href, isApart }) => (
          <li key={label}>
            <Link className="fy-overview__fact fy-card" to={href} reloadDocument={isApart === true}>
              <span className="fy-overview__count">{count}</span> <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns applications with a promised response: overdue and due soon; empty if there are none. */
function promised({ overdue, dueSoon }: ApplicationFigures['waiting'], inbox: string): Standing[] {
  if (overdue + dueSoon === 0) return []
  return [
    { label: texts.overdue, count: overdue, href: `${inbox}?due=overdue` },
    { label: texts.dueSoon, count: dueSoon, href: `${inbox}?due=soon` },
  ]
}
