import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Sort, VacancySortKey } from '../../schemas/jobList/sortVacancies'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useScreen } from '../shared/browser/useScreen'
import { useClient } from '../shared/site/SiteContext'
import { groupSize, JobGroup } from './JobGroup'
import { JobHeadings } from './JobHeadings'
import { useJobLinks } from './useJobLinks'
import { useRowClicks } from './useRowClicks'
import { useRowShare } from './useRowShare'
import '../shared/table/DataTable.css'
import './JobTable.css'
import { useHydrated } from '../../data/react/useHydrated'
import { runWhenIdle } from '../shared/browser/runWhenIdle'

interface JobTableProps {
  caption: string
  vacancies: VacancyListItem[]
  /** Identifies the order and the search; a change remounts the row groups. */
  name: string
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/**
 * The job list as a table, whose rows stylesheets turn into cards on a narrow screen [JL-09, JL-10, JL-15]. It may
 * hold ten thousand rows and renders only those that have been near the viewport.
 */
export function JobTable({ caption, vacancies, name, sort, onSort }: JobTableProps): ReactNode {
  const { canShowVacancyDepartment: withDepartment, canShowSocialIcons: withShare } = useClient().settings
  const links = useJobLinks()
  const { renderMenu: getMenu, press } = useRowShare()
  const onClick = useRowClicks(vacancies, press)
  const groups = Math.ceil(vacancies.length / groupSize)
  const renderedGroups = useDrawnGroups(groups)
  const isWhole = groups <= maxDrawnAtOnce
  // Cards need no column headings, which would be thirty more elements.
  const headingRows = useScreen() === 'narrow' ? 0 : 1
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of its rows' links and buttons, which keys make too.
    <table
      className="fy-table fy-job-table"
      aria-rowcount={isWhole ? undefined : headingRows + vacancies.length}
      onClick={onClick}
    >
      <caption className="fy-visually-hidden">{caption}</caption>
      {headingRows === 0 ? null : <JobHeadings withShare={withShare} sort={sort} onSort={onSort} />}
      {Array.from({ length: groups }, (_, index) => (
        <JobGroup
          // A new order or search remounts the groups; the first group stays mounted.
          key={index === 0 ? 0 : `${name} ${index}`}
          vacancies={vacancies.slice(index * groupSize, (index + 1) * groupSize)}
          before={isWhole ? null : headingRows + index * groupSize}
          isDrawn={index < renderedGroups}
          row={{ links, withDepartment, withShare }}
          renderMenu={getMenu}
        />
      ))}
    </table>
  )
}

/**
 * Maximum number of groups that render regardless of the viewport; further groups render when they come near it. Fifty
 * rows keep the page below 800 elements.
 */
const maxDrawnAtOnce = 5

/**
 * Returns how many groups render regardless of the viewport. After hydration it starts with the server-rendered group
 * and adds one group per idle period, so that off-screen rows delay nothing visible. Printing renders all groups.
 */
function useDrawnGroups(groups: number): number {
  const isHydrated = useHydrated()
  const [renderedGroups, setRenderedGroups] = useState(isHydrated ? maxDrawnAtOnce : 1)
  const targetGroups = Math.min(groups, maxDrawnAtOnce)
  useEffect(() => {
    if (renderedGroups >= targetGroups) return
    return runWhenIdle(() => startTransition(() => setRenderedGroups(renderedGroups + 1)))
  }, [renderedGroups, targetGroups])
  useEffect(() => {
    const drawAll = () => flushSync(() => setRenderedGroups(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [])
  return renderedGroups
}
