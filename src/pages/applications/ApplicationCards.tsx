import type { ReactNode } from 'react'
import type { ApplicationSortKey } from '../../data/applicationParams'
import type { ApplicationListItem } from '../../schemas/application'
import type { Sort } from '../../schemas/vacancyList/sortVacancies'
import { applicationsTexts } from '../../texts/applications'
import { inboxTexts } from '../../texts/inbox'
import { SortChoice } from '../parts/SortChoice'
import { showMoment } from '../parts/showMoment'
import { useClient } from '../SiteContext'
import { ApplicationLink } from './ApplicationLink'
import { applicationSortKeys } from './applicationsQuery'
import { DeliveryBadge } from './DeliveryBadge'
import { DueBadge } from './DueBadge'
import { ResubmitNote, SelectOne } from './SelectRows'
import { StateBadge } from './StateBadge'
import type { Selection } from './useSelection'
import { WithdrawnBadge } from './WithdrawnBadge'
import './ApplicationCards.css'

interface ApplicationCardsProps {
  applications: ApplicationListItem[]
  sort: Sort<ApplicationSortKey>
  onSort: (sort: Sort<ApplicationSortKey>) => void
  openId: number | null
  selection: Selection
}

const sortChoices = applicationSortKeys.map((key) => ({ key, label: applicationsTexts[key] }))

/** The list on a narrow screen [AP-01, AP-02]. */
export function ApplicationCards(props: ApplicationCardsProps): ReactNode {
  const { applications, sort, onSort, openId, selection } = props
  const { canReviewBlind } = useClient().settings
  return (
    <>
      <SortChoice
        choices={sortChoices.filter(({ key }) => key !== 'applicantName' || !canReviewBlind)}
        sort={sort}
        onSort={onSort}
      />
      <ul className="fy-application-cards">
        {applications.map((application) => (
          <li
            key={application.id}
            className="fy-application-cards__card"
            data-new={!application.isOpened || undefined}
          >
            <div className="fy-application-cards__head">
              <SelectOne application={application} selection={selection} />
              {application.isOpened ? null : (
                <span className="fy-visually-hidden">{inboxTexts.newRow}: </span>
              )}
              <ApplicationLink application={application} open={application.id === openId} />
              <DeliveryBadge {...application} />
            </div>
            <p>
              {application.vacancyName} · {application.location}
            </p>
            <p className="fy-application-cards__note">
              {application.vacancyCode} · {showMoment(application.submittedDate)}{' '}
              {application.state === 'withdrawn' ? null : <StateBadge {...application} />}
              <WithdrawnBadge {...application} /> <DueBadge {...application} />
            </p>
            {application.deliveryError ? (
              <p className="fy-application-cards__note" aria-hidden="true">
                {application.deliveryError}
              </p>
            ) : null}
            <ResubmitNote result={selection.results.get(application.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}
