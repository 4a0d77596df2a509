import type { ReactNode } from 'react'
import type { ApplicationSortKey } from '../../../data/applications/applicationParams'
import type { ListedApplication } from '../../../schemas/applications/application'
import type { Sort } from '../../../schemas/jobList/sortVacancies'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClient } from '../../shared/site/SiteContext'
import { SortChoice } from '../../shared/table/SortChoice'
import { DeliveryBadge } from '../badges/DeliveryBadge'
import { DueBadge } from '../badges/DueBadge'
import { StateBadge } from '../badges/StateBadge'
import { WithdrawnBadge } from '../badges/WithdrawnBadge'
import { applicationSortKeys } from '../query/applicationsQuery'
import { ApplicationLink } from './ApplicationLink'
import { ResubmitNote, SelectOne } from './SelectRows'
import type { Selection } from './useSelection'
import './ApplicationCards.css'

interface ApplicationCardsProps {
  applications: ListedApplication[]
  sort: Sort<ApplicationSortKey>
  onSort: (sort: Sort<ApplicationSortKey>) => void
  openId: number | null
  selection: Selection
}

const sortChoices = applicationSortKeys.map((key) => ({ key, label: applicationsTexts[key] }))

/** The application list on a narrow screen [AP-01, AP-02]. */
export function ApplicationCards(props: ApplicationCardsProps): ReactNode {
  const { applications, sort, onSort, openId, selection } = props
  const { canReviewBlind } = useClient().settings
  const { moment } = useClientClock()
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
              {application.vacancyCode} · {moment(application.submittedDate)}{' '}
              {application.state === 'withdrawn' ? null : <StateBadge {...application} />}
              <WithdrawnBadge {...application} /> <DueBadge {...application} />
            </p>
            {application.isInView ? null : <p className="fy-left-view">{inboxTexts.leftView}</p>}
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
