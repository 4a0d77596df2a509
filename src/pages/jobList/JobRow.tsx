import { memo, type ReactNode } from 'react'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { layoutTexts, shareTexts } from '../../texts/public/site.texts'
import { ClosingDate } from './ClosingDate'
import type { JobLinks } from './useJobLinks'
import '../share/ShareButton.css'
import './JobLink.css'
import './JobRow.css'

export interface JobRowProps {
  vacancy: VacancyListItem
  links: JobLinks
  withDepartment: boolean
  withShare: boolean
  /** Calendar days until the closing date; see `daysLeft`. */
  daysLeft: number | null
  /** Row number in the list, from 1, if not all rows are in the page. */
  place?: number | undefined
  /** The open share menu of this row. */
  menu?: ReactNode
}

/**
 * A job in the list: a table row, or a card on a narrow screen. It is one stateless component and the table handles
 * its clicks, which keeps rendering many rows cheap. For the same reason a cell has no element that a stylesheet can do
 * without.
 */
export const JobRow = memo(function JobRow(props: JobRowProps): ReactNode {
  const { vacancy, links, withDepartment, withShare, daysLeft, place, menu } = props
  return (
    <tr className="fy-job-row" aria-rowindex={place}>
      <td className="fy-job-row__title">
        <a
          {...toLangAttributes(getTextLanguage(vacancy, 'name'))}
          className="fy-job-link"
          href={toCurrentLanguagePath(links.getHref(vacancy.guid))}
          target={links.newTab ? '_blank' : undefined}
          rel={links.newTab ? 'noopener' : undefined}
          aria-label={links.newTab ? `${vacancy.name} ${layoutTexts.opensInNewTab}` : undefined}
        >
          {vacancy.name}
        </a>
        {withDepartment && renderFact('department', vacancy.department)}
        {renderFact('salary', vacancy.salaryAddText)}
      </td>
      <td {...toLangAttributes(getTextLanguage(vacancy, 'summary'))} className="fy-job-row__summary">
        {vacancy.summary}
      </td>
      <td className="fy-job-row__type">{vacancy.employmentType}</td>
      <td className="fy-job-row__location">{vacancy.location}</td>
      <ClosingDate cell="fy-job-row__closing" date={vacancy.advertisingCloseDate} daysLeft={daysLeft} />
      {withShare ? <ShareCell vacancy={vacancy} menu={menu} /> : null}
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
    <td className="fy-job-row__share fy-share">
      <button
        type="button"
        className="fy-button fy-button--icon"
        aria-label={shareTexts.shareJob(vacancy.name)}
        aria-expanded={menu !== undefined}
        aria-controls={menu === undefined ? undefined : getShareMenuId(vacancy.id)}
        data-share={vacancy.id}
      >
        {shareTexts.share}
      </button>
      {menu}
    </td>
  )
}

export const getShareMenuId = (vacancyId: number) => `fy-share-${vacancyId}`
