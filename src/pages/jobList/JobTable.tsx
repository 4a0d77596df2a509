import { Share2 } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Sort, VacancySortKey } from '../../schemas/jobList/sortVacancies'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useClient } from '../shared/site/SiteContext'
import { groupSize, JobGroup } from './JobGroup'
import { JobHeadings } from './JobHeadings'
import { shareMark } from './JobRow'
import { useJobLinks } from './useJobLinks'
import { useRowClicks } from './useRowClicks'
import { useRowShare } from './useRowShare'
import '../shared/table/DataTable.css'
import './JobTable.css'
import { useHydrated } from '../../data/react/useHydrated'
import { runWhenIdle } from '../shared/browser/whenIdle'

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
  const { menuOf, press } = useRowShare()
  const onClick = useRowClicks(vacancies, press)
  const groups = Math.ceil(vacancies.length / groupSize)
  const renderedGroups = useDrawnGroups(groups)
  const isWhole = groups <= maxDrawnAtOnce
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of its rows' links and buttons, which keys make too.
    <table
      className="fy-table fy-job-table"
      aria-rowcount={isWhole ? undefined : vacancies.length + 1}
      onClick={onClick}
    >
      <caption className="fy-visually-hidden">
        {caption}
        <svg width="0" height="0" aria-hidden="true">
          <symbol id={shareMark} viewBox="0 0 24 24">
            <Share2 />
          </symbol>
        </svg>
      </caption>
      <JobHeadings withShare={withShare} sort={sort} onSort={onSort} />
      {Array.from({ length: groups }, (_, at) => (
        <JobGroup
          // A new order or search remounts the groups; the first group stays mounted.
          key={at === 0 ? 0 : `${name} ${at}`}
          vacancies={vacancies.slice(at * groupSize, (at + 1) * groupSize)}
          first={isWhole ? null : at * groupSize}
          isDrawn={at < renderedGroups}
          row={{ links, withDepartment, withShare }}
          menuOf={menuOf}
        />
      ))}
    </table>
  )
}

/** Maximum number of groups that render regardless of the viewport; further groups render when they come near it. */
const maxDrawnAtOnce = 11

/**
 * Returns how many groups render regardless of the viewport. After hydration it starts with the server-rendered group
 * and adds one group per idle period, so that off-screen rows delay nothing visible.
 */
function useDrawnGroups(groups: number): number {
  const hydrated = useHydrated()
  const [renderedGroups, setRenderedGroups] = useState(hydrated ? maxDrawnAtOnce : 1)
  const targetGroups = Math.min(groups, maxDrawnAtOnce)
  useEffect(() => {
    if (renderedGroups >= targetGroups) return
    return runWhenIdle(() => startTransition(() => setRenderedGroups(renderedGroups + 1)))
  }, [renderedGroups, targetGroups])
  return renderedGroups
}
