import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { paths } from '../../routing/paths'
import { useClientClock } from '../../shared/dateTime/useClientClock'

interface VacancyStandingProps {
  vacancy: AuthoredVacancy
  /** The draft has changed since the latest publication. */
  isChanged: boolean
}

/** Publication state of the vacancy and its number of applications. */
export function PublicationStatus({ vacancy, isChanged }: VacancyStandingProps): ReactNode {
  const { state, advertisedFrom, applications, publishedRevision, revision, id } = vacancy
  const { moment } = useClientClock()
  const text =
    state === 'scheduled'
      ? texts.state.scheduled(advertisedFrom ? moment(advertisedFrom) : '')
      : texts.state[state]
  const hasMore = publishedRevision !== null && (publishedRevision !== revision || isChanged)
  return (
    <div className="fy-vacancy-publish__standing">
      <p>
        <strong>{text}</strong> {hasMore ? texts.unpublished : ''}
      </p>
      {applications > 0 ? (
        <p>
          {texts.applied(applications)}{' '}
          <Link to={`${paths.viewApplications.href()}?vacancyId=${id}`}>{texts.seeApplications}</Link>
        </p>
      ) : null}
      {state === 'open' ? (
        <p>
          <a href={paths.jobDetails.href(id)} target="_blank" rel="noreferrer">
            {texts.seeOnSite}
          </a>
        </p>
      ) : null}
    </div>
  )
}
