import { Button } from '../../widgets/shared/Button'
import '../share/ShareButton.css'
import './JobRow.css'
import { memo, type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { jobPageSize } from '../../schemas/jobList/paging'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { layoutTexts, shareTexts } from '../../texts/public/site.texts'
import { useDaysLeft } from '../shared/dateTime/useNow'
import { useClient } from '../shared/site/SiteContext'
import { ClosingDate } from './ClosingDate'
import { getEmploymentType } from './employmentType'
import type { JobLinks } from './JobLink'

interface JobRowProps {
  vacancy: VacancyListItem
  links: JobLinks
  showsDepartment: boolean
  showsShare: boolean
  /** Calendar days until the closing date; null if the job has no closing date or the date has passed. */
  daysLeft: number | null
  /** Row number in the whole table, from 1 and counting the headings, if not all rows are in the page. */
  rowNumber?: number | undefined
  /** The open share menu of this row. */
  menu?: ReactNode
}

/**
 * A job in the list: a table row, or a card on a narrow screen. It is one stateless component and the table handles
 * its clicks, which keeps rendering many rows cheap. For the same reason a cell has no element that a stylesheet can do
 * without.
 */
const JobRow = memo(function JobRow(props: JobRowProps): ReactNode {
  const { vacancy, links, showsDepartment, showsShare, daysLeft, rowNumber, menu } = props
  const employmentType = getEmploymentType(useClient().config, vacancy.employmentType)
  return (
    <tr className="fy-job-row" aria-rowindex={rowNumber}>
      <td className="fy-job-row__title">
        <a
          {...toLangAttributes(getTextLanguage(vacancy, 'name'))}
          className="fy-job-link"
          href={toCurrentLanguagePath(links.getHref(vacancy.guid))}
          target={links.opensInNewTab ? '_blank' : undefined}
          rel={links.opensInNewTab ? 'noopener' : undefined}
          aria-label={links.opensInNewTab ? `${vacancy.name} ${layoutTexts.opensInNewTab}` : undefined}
        >
          {vacancy.name}
        </a>
        {showsDepartment && renderFact('department', vacancy.department)}
        {renderFact('salary', vacancy.salaryAddText)}
      </td>
      <td {...toLangAttributes(getTextLanguage(vacancy, 'summary'))} className="fy-job-row__summary">
        {vacancy.summary}
      </td>
      <td className="fy-job-row__type" lang={employmentType.lang}>
        {employmentType.text}
      </td>
      <td className="fy-job-row__location">{vacancy.location}</td>
      <ClosingDate cell="fy-job-row__closing" date={vacancy.advertisingCloseDate} daysLeft={daysLeft} />
      {showsShare ? <ShareCell vacancy={vacancy} menu={menu} /> : null}
    </tr>
  )
})

const renderFact = (name: string, text: string | undefined): ReactNode =>
  text ? (
    <p {...getEnglishLangAttributes()} className={`fy-job-row__${name}`}>
      {text}
    </p>
  ) : null

function ShareCell({ vacancy, menu }: Pick<JobRowProps, 'vacancy' | 'menu'>): ReactNode {
  return (
    <td className="fy-job-row__share fy-share fy-no-print">
      <Button
        size="icon"
        aria-label={shareTexts.shareJob(vacancy.name)}
        aria-expanded={menu !== undefined}
        aria-controls={menu === undefined ? undefined : getShareMenuId(vacancy.id)}
        data-share={vacancy.id}
      >
        {shareTexts.share}
      </Button>
      {menu}
    </td>
  )
}

export const getShareMenuId = (vacancyId: number) => `fy-share-${vacancyId}`

interface JobGroupProps {
  vacancies: VacancyListItem[]
  /** Number of rows before the group, headings included, if not all rows are in the page; otherwise null. */
  precedingRowCount: number | null
  /** True to render the group wherever the viewport is. */
  isEager: boolean
  row: Pick<JobRowProps, 'links' | 'showsDepartment' | 'showsShare'>
  renderMenu: (vacancy: VacancyListItem) => ReactNode
}

/** Number of rows in a group: as many as the server renders, so that the first client render matches it. */
export const groupSize = jobPageSize

/** Approximate height of a card, in rem. */
export const cardHeight = 12

/**
 * A group of rows. It renders at the latest when it nears the viewport; until then a placeholder reserves its height.
 */
export function JobGroup({
  vacancies,
  precedingRowCount,
  isEager,
  row,
  renderMenu,
}: JobGroupProps): ReactNode {
  const daysLeft = useDaysLeft()
  const { isNear, ref } = useIsNearViewport(isEager)
  if (!isEager && !isNear)
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
          rowNumber={precedingRowCount === null ? undefined : precedingRowCount + index + 1}
          menu={renderMenu(vacancy)}
        />
      ))}
    </tbody>
  )
}

/** Distance from the viewport, as a root margin, within which an element counts as near. */
const rootMargin = '1200px 0px'

/** Returns whether the element that takes `ref` has ever been near the viewport. */
function useIsNearViewport(isInitiallyNear: boolean): { isNear: boolean; ref: RefCallback<Element> } {
  const [isNear, setNear] = useState(isInitiallyNear)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { isNear, ref }
}
