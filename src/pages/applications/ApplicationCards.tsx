import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../schemas/application'
import { showMoment } from '../parts/showMoment'
import { ApplicationLink } from './ApplicationLink'
import { ResubmitNote, SelectOne } from './SelectRows'
import { SentBadge } from './SentBadge'
import type { Selection } from './useSelection'
import './ApplicationCards.css'

interface ApplicationCardsProps {
  applications: ApplicationListItem[]
  openId: number | null
  selection: Selection
}

/** The list on a narrow screen. */
export function ApplicationCards({ applications, openId, selection }: ApplicationCardsProps): ReactNode {
  return (
    <ul className="fy-application-cards">
      {applications.map((application) => (
        <li key={application.id} className="fy-application-cards__card">
          <div className="fy-application-cards__head">
            <SelectOne application={application} selection={selection} />
            <ApplicationLink application={application} open={application.id === openId} />
            <SentBadge sent={application.isSentToConnx} />
          </div>
          <p>
            {application.vacancyName} · {application.location}
          </p>
          <p className="fy-application-cards__note">
            {application.vacancyCode} · {showMoment(application.submittedDate)}
          </p>
          <ResubmitNote result={selection.results.get(application.id)} />
        </li>
      ))}
    </ul>
  )
}
