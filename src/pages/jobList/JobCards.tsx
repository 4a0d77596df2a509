import type { ReactNode } from 'react'
import type { VacancyListItem } from '../../schemas/vacancy'
import { daysLeft } from '../../schemas/vacancyList/daysLeft'
import { jobListTexts } from '../../texts/site'
import { Day } from '../parts/Day'
import { useClient } from '../SiteContext'
import { ShareButton } from '../share/ShareButton'
import { useNear } from '../useNear'
import { useNow } from '../useNow'
import { JobLink } from './JobLink'
import './JobCards.css'

/** The list on a narrow screen: all rows at once, a card each [JL-15]. */
export function JobCards({ vacancies }: { vacancies: VacancyListItem[] }): ReactNode {
  const groups = Math.ceil(vacancies.length / groupSize)
  return (
    <ul className="fy-job-cards">
      {Array.from({ length: groups }, (_, at) => {
        const first = at * groupSize
        return <JobGroup key={first} all={vacancies} first={first} isDrawn={at < drawnAtOnce} />
      })}
    </ul>
  )
}

const groupSize = 8
const drawnAtOnce = 13

/**
 * Eight cards; beyond the first hundred they are drawn when the screen comes near, and a place of about their height
 * is kept until then. Ten thousand rows stand in the page, and only those ever seen cost anything.
 */
function JobGroup({ all, first, isDrawn }: { all: VacancyListItem[]; first: number; isDrawn: boolean }) {
  const { isNear, ref } = useNear(isDrawn)
  const vacancies = all.slice(first, first + groupSize)
  if (!isNear) {
    const style = { blockSize: `${vacancies.length * cardHeight}rem` }
    return <li ref={ref} role="presentation" className="fy-job-cards__place" style={style} />
  }
  return vacancies.map((vacancy, at) => (
    <JobCard key={vacancy.id} vacancy={vacancy} place={first + at + 1} of={all.length} />
  ))
}

/** About how tall a card is, in rem. */
const cardHeight = 12

function JobCard({ vacancy, place, of }: { vacancy: VacancyListItem; place: number; of: number }): ReactNode {
  const { settings } = useClient()
  const note = [
    settings.canShowVacancyDepartment ? vacancy.department : '',
    vacancy.location,
    vacancy.employmentType,
  ]
  return (
    <li className="fy-job-cards__card" aria-setsize={of} aria-posinset={place}>
      <h2 className="fy-job-cards__title">
        <JobLink vacancy={vacancy} />
      </h2>
      <p className="fy-job-cards__note">{note.filter((part) => part !== '').join(' · ')}</p>
      <p className="fy-job-cards__summary">{vacancy.summary}</p>
      <div className="fy-job-cards__foot">
        <ClosingBadge date={vacancy.advertisingCloseDate} />
        {settings.canShowSocialIcons ? <ShareButton vacancy={vacancy} labelled /> : null}
      </div>
    </li>
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
