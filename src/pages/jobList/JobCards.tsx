import type { ReactNode } from 'react'
import type { VacancyListItem } from '../../schemas/vacancy'
import { daysLeft } from '../../schemas/vacancyList/daysLeft'
import { jobListTexts } from '../../texts/site'
import { Day } from '../parts/Day'
import { useClient } from '../SiteContext'
import { ShareButton } from '../share/ShareButton'
import { useNow } from '../useNow'
import { JobLink } from './JobLink'
import './JobCards.css'

/** The list on a narrow screen: all rows at once, a card each [JL-15]. */
export function JobCards({ vacancies }: { vacancies: VacancyListItem[] }): ReactNode {
  const { settings } = useClient()
  return (
    <ul className="fy-job-cards">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className="fy-job-cards__card">
          <h2 className="fy-job-cards__title">
            <JobLink vacancy={vacancy} />
          </h2>
          <p className="fy-job-cards__note">
            {[
              settings.canShowVacancyDepartment ? vacancy.department : '',
              vacancy.location,
              vacancy.employmentType,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p className="fy-job-cards__summary">{vacancy.summary}</p>
          <div className="fy-job-cards__foot">
            <ClosingBadge date={vacancy.advertisingCloseDate} />
            {settings.canShowSocialIcons ? <ShareButton vacancy={vacancy} labelled /> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function ClosingBadge({ date }: { date: string | null }): ReactNode {
  const left = daysLeft(date, useNow())
  const tone = left !== null && left <= 10 ? 'fy-badge fy-badge--warning' : 'fy-badge'
  return (
    <span className={tone}>
      {date === null ? jobListTexts.openUntilFilled : <Day moment={date} say={jobListTexts.closes} />}
    </span>
  )
}
