import '../shared/table/DataTable.css'
import './JobTable.css'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '../../data/react/useStoreValue'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import {
  columnSortKeys,
  getNextSort,
  type Sort,
  type VacancySortKey,
} from '../../schemas/jobList/sortVacancies'
import { splitLanguage } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { getCurrentLanguage } from '../../texts/language/language'
import { openShareMenu, type ShareMenuComponent, shareNatively } from '../share/openShareMenu'
import { useMenuCloser } from '../share/useMenuCloser'
import { runWhenIdle } from '../shared/browser/runWhenIdle'
import { useScreen } from '../shared/browser/useScreen'
import { useClient } from '../shared/site/SiteContext'
import { getAriaSort, SortButton } from '../shared/table/SortButton'
import { getColumnName } from './getColumnName'
import { useJobLinks } from './JobLink'
import { getShareMenuId, groupSize, JobGroup } from './JobRow'

interface JobTableProps {
  caption: string
  vacancies: VacancyListItem[]
  /** Identifies the page, the order and the search; a change remounts all row groups except the first. */
  listKey: string
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/**
 * The job list as a table, whose rows stylesheets turn into cards on a narrow screen [JL-09, JL-10, JL-15]. It may
 * hold ten thousand rows: it renders the first fifty, and of the others only those that have been near the viewport.
 */
export function JobTable({ caption, vacancies, listKey, sort, onSort }: JobTableProps): ReactNode {
  const { canShowVacancyDepartment: showsDepartment, canShowSocialIcons: showsShare } = useClient().settings
  const links = useJobLinks()
  const { renderMenu, onShare } = useRowShare()
  const onClick = useRowClicks(vacancies, onShare)
  const groupCount = Math.ceil(vacancies.length / groupSize)
  const renderedGroupCount = useRenderedGroupCount(groupCount)
  const isFullyRendered = groupCount <= maxEagerGroups
  // Cards need no column headings, which would be thirty more elements.
  const headingRows = useScreen() === 'narrow' ? 0 : 1
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles the clicks of the links and buttons in its rows, which keys trigger as well.
    <table
      className="fy-table fy-job-table"
      aria-rowcount={isFullyRendered ? undefined : headingRows + vacancies.length}
      onClick={onClick}
    >
      <caption className="fy-visually-hidden">{caption}</caption>
      {headingRows === 0 ? null : <JobHeadings showsShare={showsShare} sort={sort} onSort={onSort} />}
      {Array.from({ length: groupCount }, (_, index) => (
        <JobGroup
          // A new page, order or search remounts the other groups; the first group stays mounted.
          key={index === 0 ? 0 : `${listKey} ${index}`}
          vacancies={vacancies.slice(index * groupSize, (index + 1) * groupSize)}
          precedingRowCount={isFullyRendered ? null : headingRows + index * groupSize}
          isEager={index < renderedGroupCount}
          row={{ links, showsDepartment, showsShare }}
          renderMenu={renderMenu}
        />
      ))}
    </table>
  )
}

/**
 * Maximum number of groups that render regardless of the viewport; further groups render when they come near it. Fifty
 * rows keep the page below 800 elements.
 */
const maxEagerGroups = 5

/**
 * Returns how many groups render regardless of the viewport. In a document from the server it starts with the
 * server-rendered group and adds one group per idle period, so that off-screen rows delay nothing visible. Printing
 * renders all groups.
 */
function useRenderedGroupCount(groupCount: number): number {
  const isHydrated = useHydrated()
  const [renderedGroupCount, setRenderedGroupCount] = useState(isHydrated ? maxEagerGroups : 1)
  const targetGroupCount = Math.min(groupCount, maxEagerGroups)
  useEffect(() => {
    if (renderedGroupCount >= targetGroupCount) return
    return runWhenIdle(() => startTransition(() => setRenderedGroupCount(renderedGroupCount + 1)))
  }, [renderedGroupCount, targetGroupCount])
  useEffect(() => {
    const renderAll = () => flushSync(() => setRenderedGroupCount(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', renderAll)
    return () => window.removeEventListener('beforeprint', renderAll)
  }, [])
  return renderedGroupCount
}

interface JobHeadingsProps {
  showsShare: boolean
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** Column headings; all except Share sort the list [JL-09, JL-10]. */
function JobHeadings({ showsShare, sort, onSort }: JobHeadingsProps): ReactNode {
  const { config } = useClient()
  const columns = vacancyColumns.filter((column) => column !== 'Share' || showsShare)
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const key = columnSortKeys[column]
          const { label, langAttributes } = getColumnName(config, column)
          const { lang } = langAttributes
          const className = `fy-job-table__column--${key ?? 'share'}`
          if (key === null)
            return (
              <th key={column} scope="col" lang={lang} className={className}>
                {label}
              </th>
            )
          const order = sort.key === key ? sort.order : null
          return (
            <th key={column} scope="col" lang={lang} className={className} aria-sort={getAriaSort(order)}>
              <SortButton order={order} onClick={() => onSort(getNextSort(sort, key))}>
                {label}
              </SortButton>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/**
 * Handles clicks for all rows of a list: links navigate inside the site, clicks on Share buttons are passed to
 * `onShare`.
 */
function useRowClicks(
  vacancies: readonly VacancyListItem[],
  onShare: (button: HTMLElement, vacancy: VacancyListItem) => void,
): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (!(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('[data-share]')
      const sharedVacancy = button && vacancies.find(({ id }) => String(id) === button.dataset.share)
      if (sharedVacancy) return onShare(button, sharedVacancy)
      const link = event.target.closest<HTMLAnchorElement>('a.fy-job-link')
      if (link?.target !== '' || isBrowserClick(event)) return
      event.preventDefault()
      navigate(splitLanguage(link.pathname, [getCurrentLanguage()]).url + link.search)
    },
    [vacancies, onShare, navigate],
  )
}

/**
 * Returns true for clicks that the browser handles itself: other buttons and modifier keys open tabs and windows or
 * download.
 */
function isBrowserClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

interface RowShare {
  /** Returns the share menu of this row if it is open. */
  renderMenu: (vacancy: VacancyListItem) => ReactNode
  /** Handles a click on a row's Share button. */
  onShare: (button: HTMLElement, vacancy: VacancyListItem) => void
}

/** One share menu for all rows of a list, mounted only while it is open [JL-16, JL-19, JL-20]. */
function useRowShare(): RowShare {
  const [sharedMenu, setSharedMenu] = useState<{ id: number; Menu: ShareMenuComponent } | null>(null)
  const button: RefObject<HTMLElement | null> = useRef(null)
  const box: RefObject<HTMLElement | null> = useRef(null)
  const close = (restoresFocus: boolean) => {
    setSharedMenu(null)
    if (restoresFocus) button.current?.focus({ preventScroll: true })
  }
  useMenuCloser(sharedMenu !== null, box, close)
  const onShare = useCallback((pressedButton: HTMLElement, vacancy: VacancyListItem) => {
    if (shareNatively(vacancy)) return
    button.current = pressedButton
    box.current = pressedButton.parentElement
    openShareMenu((Menu) =>
      setSharedMenu((current) => (current?.id === vacancy.id ? null : { id: vacancy.id, Menu })),
    )
  }, [])
  const renderMenu = (vacancy: VacancyListItem) =>
    vacancy.id === sharedMenu?.id ? (
      <sharedMenu.Menu id={getShareMenuId(vacancy.id)} vacancy={vacancy} onDone={() => close(true)} />
    ) : undefined
  return { renderMenu, onShare }
}
