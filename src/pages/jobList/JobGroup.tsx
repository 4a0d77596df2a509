import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { jobPageSize } from '../../schemas/jobList/paging'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useDaysLeft } from '../shared/dateTime/useDaysLeft'
import { JobRow, type JobRowProps } from './JobRow'

interface JobGroupProps {
  vacancies: VacancyListItem[]
  /** Number of rows before the group, headings included, if not all rows are in the page; otherwise null. */
  before: number | null
  isDrawn: boolean
  row: Pick<JobRowProps, 'links' | 'withDepartment' | 'withShare'>
  renderMenu: (vacancy: VacancyListItem) => ReactNode
}

/** The server renders one group, so that the first client render matches it. */
export const groupSize = jobPageSize

/** Approximate height of a card, in rem. */
export const cardHeight = 12

/**
 * A group of rows. It renders at the latest when it nears the viewport; until then a placeholder reserves its height.
 */
export function JobGroup({ vacancies, before, isDrawn, row, renderMenu: getMenu }: JobGroupProps): ReactNode {
  const daysLeft = useDaysLeft()
  const { isNear, ref } = useNear(isDrawn)
  if (!isDrawn && !isNear)
    return (
      <tbody ref={ref} role="presentation" style={{ blockSize: `${vacancies.length * cardHeight}rem` }} />
    )
  return (
    <tbody>
      {vacancies.map((vacancy, index) => (
        <JobRow
          key={vacancy.id}
          {...row}
          vacancy={vacancy}
          daysLeft={daysLeft(vacancy.advertisingCloseDate)}
          place={before === null ? undefined : before + index + 1}
          menu={getMenu(vacancy)}
        />
      ))}
    </tbody>
  )
}

/** Distance from the viewport, as a root margin, within which an element counts as near. */
const margin = '1200px 0px'

/** Returns whether the element that takes `ref` has ever been near the viewport. */
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
