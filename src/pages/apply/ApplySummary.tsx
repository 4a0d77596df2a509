import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VacancyDetail } from '../../schemas/vacancy'
import { applyTexts } from '../../texts/site'
import { JobFacts } from '../job/JobFacts'
import { paths } from '../paths'
import { useClient } from '../SiteContext'
import './ApplySummary.css'

/** What is applied for, beside the form [JD-06]. */
export function ApplySummary({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { canShowVacancyDepartment } = useClient().settings
  return (
    <aside className="fy-apply-summary fy-card" aria-label={applyTexts.summary}>
      {canShowVacancyDepartment && vacancy.department ? (
        <span className="fy-badge">{vacancy.department}</span>
      ) : null}
      <h2 className="fy-apply-summary__title">{vacancy.name}</h2>
      <p className="fy-apply-summary__text">{vacancy.summary}</p>
      <JobFacts vacancy={vacancy} />
      <Link className="fy-button" to={paths.jobDetails.href(vacancy.guid)}>
        {applyTexts.viewJob}
      </Link>
    </aside>
  )
}
