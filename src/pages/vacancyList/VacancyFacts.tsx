import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VacancyRow } from '../../schemas/authoring/authoredVacancy'
import { closingSoonDays } from '../../schemas/jobList/daysLeft'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useDaysLeft } from '../shared/dateTime/useNow'
import { StatusChip } from '../shared/feedback/StatusChip'

interface VacancyProps {
  vacancy: VacancyRow
}

export const getVacancyName = ({ name }: Pick<VacancyRow, 'name'>): string => name || texts.unnamed

/** The vacancy's title, linked to its editor. */
export function VacancyName({ vacancy }: VacancyProps): ReactNode {
  return (
    <Link className="fy-vacancy-list__name fy-row-link fy-break" to={paths.vacancyEditor.href(vacancy.id)}>
      {getVacancyName(vacancy)}
    </Link>
  )
}

const tones = {
  draft: 'grey',
  scheduled: 'blue',
  open: 'green',
  closed: 'grey',
  withdrawn: 'grey',
} as const

/** The vacancy's state. */
export function VacancyStateChip({ state }: Pick<VacancyRow, 'state'>): ReactNode {
  return <StatusChip tone={tones[state]}>{texts.state[state]}</StatusChip>
}

/** Badges with the vacancy's state and other key facts. */
export function VacancyBadges({ vacancy }: VacancyProps): ReactNode {
  const { state, source, isListed, hasUnpublishedChanges, changesAt } = vacancy
  const { formatDateTime } = useClientClock()
  return (
    <span className="fy-vacancy-list__badges fy-cluster">
      <VacancyStateChip state={state} />
      {source === 'backOffice' ? (
        <span className="fy-note" title={texts.backOfficeNote}>
          {texts.backOffice}
        </span>
      ) : null}
      {isListed ? null : <span className="fy-note">{texts.unlisted}</span>}
      {changesAt ? (
        <span className="fy-note">{texts.changeScheduledAt(formatDateTime(changesAt))}</span>
      ) : hasUnpublishedChanges && state !== 'draft' ? (
        <span className="fy-note">{texts.unpublished}</span>
      ) : null}
    </span>
  )
}

/** The vacancy's closing date; for an open vacancy also the remaining days, for a scheduled one its opening date. */
export function VacancyDates({ vacancy }: VacancyProps): ReactNode {
  const { state, opensAt, closesAt } = vacancy
  const { formatDay } = useClientClock()
  const daysLeft = useDaysLeft()(closesAt)
  const closesSoon = daysLeft !== null && daysLeft <= closingSoonDays
  return (
    <span className="fy-vacancy-list__dates fy-cluster">
      <span>{closesAt ? formatDay(closesAt) : jobListTexts.openUntilFilled}</span>
      {state === 'scheduled' && opensAt ? (
        <span className="fy-note">{texts.opensOn(formatDay(opensAt))}</span>
      ) : null}
      {state === 'open' && daysLeft !== null ? (
        <span className={closesSoon ? 'fy-badge fy-badge--warning' : 'fy-note'}>
          {jobListTexts.daysLeft(daysLeft)}
        </span>
      ) : null}
    </span>
  )
}

/** Number of applications, linked to their list unless there are none. */
export function VacancyApplications({ vacancy }: VacancyProps): ReactNode {
  const { applications, id } = vacancy
  if (applications === 0) return <span className="fy-note">{applications}</span>
  const address = `${paths.viewApplications.href()}?vacancyId=${id}`
  return (
    <Link to={address} aria-label={texts.applicationCount(applications, getVacancyName(vacancy))}>
      {applications}
    </Link>
  )
}
