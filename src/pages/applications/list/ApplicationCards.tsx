import type { ReactNode } from 'react'
import type { ApplicationSortKey } from '../../../data/applications/applicationParams'
import type { ListedApplication } from '../../../schemas/applications/application'
import type { Sort } from '../../../schemas/jobList/sortVacancies'
import { getDueKind } from '../../../schemas/vacancies/responseDeadline'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClientToday } from '../../shared/dateTime/useClientToday'
import { useClient } from '../../shared/site/SiteContext'
import { SortChoice } from '../../shared/table/SortChoice'
import { DeliveryBadge } from '../badges/DeliveryBadge'
import { DueBadge } from '../badges/DueBadge'
import { StateBadge } from '../badges/StateBadge'
import { applicationSortKeys } from '../query/applicationsQuery'
import { useUsesDelivery } from '../query/useUsesDelivery'
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
  const { day } = useClientClock()
  const today = useClientToday()
  const usesDelivery = useUsesDelivery()
  const isBadged = ({ hearBy, deliveryState }: ListedApplication) =>
    (hearBy !== null && getDueKind(hearBy, today) !== null) || (usesDelivery && isFailing(deliveryState))
  return (
    <>
      <SortChoice
        choices={sortChoices.filter(
          ({ key }) =>
            (key !== 'applicantName' || !canReviewBlind) && (key !== 'isSentToConnx' || usesDelivery),
        )}
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
              <StateBadge {...application} />
            </div>
            <p className="fy-application-cards__note">
              <span className="fy-application-cards__job">
                {application.vacancyName} · {application.vacancyCode} · {application.location}
              </span>
              <span>{day(application.submittedDate)}</span>
            </p>
            {isBadged(application) ? (
              <p className="fy-application-cards__badges">
                <DueBadge {...application} />
                {usesDelivery && isFailing(application.deliveryState) ? (
                  <DeliveryBadge {...application} />
                ) : null}
              </p>
            ) : null}
            {application.isInView ? null : <p className="fy-left-view">{inboxTexts.leftView}</p>}
            <ResubmitNote result={selection.results.get(application.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function isFailing(deliveryState: ListedApplication['deliveryState']): boolean {
  return deliveryState === 'failed' || deliveryState === 'retrying'
}
