import type { ReactNode } from 'react'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { jobTexts } from '../../texts/public/job.texts'
import { paths } from '../routing/paths'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import { JobLink } from './JobLink'
import './ExpressionCards.css'

/** Expressions of Interest as cards: what each is about, and the link to its form. */
export function ExpressionCards({ vacancies }: { vacancies: VacancyListItem[] }): ReactNode {
  const { canShowVacancyDepartment } = useClient().settings
  return (
    <ul className="fy-expressions">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className="fy-expressions__card">
          <h2 className="fy-expressions__title">
            <JobLink vacancy={vacancy} />
          </h2>
          <p className="fy-expressions__facts">
            {[canShowVacancyDepartment ? vacancy.department : '', vacancy.location, vacancy.employmentType]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p {...toLangAttributes(getTextLanguage(vacancy, 'summary'))}>{vacancy.summary}</p>
          <SiteLink className="fy-button fy-button--primary" href={paths.apply.href(vacancy.guid)}>
            {jobTexts.registerInterest}
            <span className="fy-visually-hidden"> {vacancy.name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
