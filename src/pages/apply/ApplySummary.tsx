import { type ReactNode, type Ref, useId, useState } from 'react'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { applyTexts } from '../../texts/public/apply.texts'
import { JobFacts } from '../jobDetails/JobFacts'
import { paths } from '../routing/paths'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import './ApplySummary.css'

interface ApplySummaryProps {
  vacancy: VacancyDetail
  /** Element in which the form shows its progress. */
  outlineRef: Ref<HTMLDivElement>
}

/**
 * Summary of the job with the form's progress, beside the form. On narrow screens it is a single line above the form
 * that expands on demand [JD-06].
 */
export function ApplySummary({ vacancy, outlineRef }: ApplySummaryProps): ReactNode {
  const { canShowVacancyDepartment } = useClient().settings
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <aside className="fy-apply-summary" data-open={isOpen || undefined} aria-label={applyTexts.summary}>
      <div className="fy-apply-summary__job">
        {canShowVacancyDepartment && vacancy.department ? (
          <span className="fy-badge fy-apply-summary__department">{vacancy.department}</span>
        ) : null}
        <h2 {...toLangAttributes(getTextLanguage(vacancy, 'name'))} className="fy-apply-summary__title">
          {vacancy.name}
        </h2>
        <button
          type="button"
          className="fy-apply-summary__fold fy-needs-script"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          {applyTexts.moreOfJob}
        </button>
        <div className="fy-apply-summary__more" id={moreId}>
          <p {...toLangAttributes(getTextLanguage(vacancy, 'summary'))} className="fy-apply-summary__text">
            {vacancy.summary}
          </p>
          <JobFacts vacancy={vacancy} />
          <SiteLink className="fy-button" href={paths.jobDetails.href(vacancy.guid)}>
            {applyTexts.viewJob}
          </SiteLink>
        </div>
      </div>
      <div className="fy-apply-summary__outline" ref={outlineRef} />
    </aside>
  )
}
