import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { jobPageSize } from '../../schemas/jobList/paging'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useDaysLeft } from '../shared/dateTime/useDaysLeft'
import { JobRow, type JobRowProps } from './JobRow'

interface JobGroupProps {
  vacancies: VacancyListItem[]
  /** How many rows stand before it, where not all of the list stands in the page; else null. */
  first: number | null
  isDrawn: boolean
  row: Pick<JobRowProps, 'links' | 'withDepartment' | 'withShare'>
  menuOf: (vacancy: VacancyListItem) => ReactNode
}

/** What a server writes is one group, so that a browser finds it as it is. */
export const groupSize = jobPageSize

/** About how tall a card is, in rem. */
export const cardHeight = 12

/** Ten rows; they are drawn when the screen comes near at the latest, and a place of about their height is kept until then. */
export function JobGroup({ vacancies, first, isDrawn, row, menuOf }: JobGroupProps): ReactNode {
  const daysLeft = useDaysLeft()
  const { isNear, ref } = useNear(isDrawn)
  if (!isDrawn && !isNear)
    return (
      <tbody ref={ref} role="presentation" style={{ blockSize: `${vacancies.length * cardHeight}rem` }} />
    )
  return (
    <tbody>
      {vacancies.map((vacancy, at) => (
        <JobRow
          key={vacancy.id}
          {...row}
          vacancy={vacancy}
          left={daysLeft(vacancy.advertisingCloseDate)}
          // The headings are the first row.
          place={first === null ? undefined : first + at + 2}
          menu={menuOf(vacancy)}
        />
      ))}
    </tbody>
  )
}

/** How far outside the screen an element counts as near. */
const margin = '1200px 0px'

/** Whether the element that takes `ref` has ever come near the screen. */
function useNear(fromTheStart: boolean): { isNear: boolean; ref: RefCallback<Element> } {
  const [isNear, setNear] = useState(fromTheStart)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { isNear, ref }
}
