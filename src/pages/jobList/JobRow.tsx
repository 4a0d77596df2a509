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
 * its clicks, which keeps rendering many rows cheap.
 */
export const JobRow = memo(function JobRow(props: JobRowProps): ReactNode {
  const { vacancy, links, withDepartment, withShare, daysLeft, place, menu } = props
  return (
    <tr className="fy-job-row" aria-rowindex={place}>
      <td className="fy-job-row__title">
        <a
          {...toLangAttributes(getTextLanguage(vacancy, 'name'))}
          className="fy-job-link"
          href={toCurrentLanguagePath(links.hrefOf(vacancy.guid))}
          target={links.newTab ? '_blank' : undefined}
          rel={links.newTab ? 'noopener' : undefined}
        >
          {vacancy.name}
          {links.newTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
        </a>
        {withDepartment && fact('department', vacancy.department)}
        {fact('salary', vacancy.salaryAddText)}
      </td>
      <td className="fy-job-row__summary">
        <p {...toLangAttributes(getTextLanguage(vacancy, 'summary'))} className="fy-job-row__clamp">
          {vacancy.summary}
        </p>
      </td>
      <td className="fy-job-row__type">{vacancy.employmentType}</td>
      <td className="fy-job-row__location">{vacancy.location}</td>
      <td className="fy-job-row__closing">
        <ClosingDate date={vacancy.advertisingCloseDate} daysLeft={daysLeft} hasPrefix />
      </td>
      {withShare ? (
        <td className="fy-job-row__share">
          <RowShare vacancy={vacancy} menu={menu} />
        </td>
      ) : null}
    </tr>
  )
})

const fact = (name: string, text: string | undefined): ReactNode =>
  text ? (
    <p {...getEnglishLangAttributes()} className={`fy-job-row__${name}`}>
      {text}
    </p>
  ) : null

function RowShare({ vacancy, menu }: Pick<JobRowProps, 'vacancy' | 'menu'>): ReactNode {
  return (
    <div className="fy-share">
      <button
        type="button"
        className="fy-button fy-button--icon"
        aria-label={shareTexts.shareJob(vacancy.name)}
        aria-expanded={menu !== undefined}
        aria-controls={menu === undefined ? undefined : shareMenuId(vacancy.id)}
        data-share={vacancy.id}
      >
        <svg aria-hidden="true">
          <use href={`#${shareMark}`} />
        </svg>
        <span className="fy-job-row__share-label">{shareTexts.share}</span>
      </button>
      {menu}
    </div>
  )
}

/** Id of the share icon, which the page defines once for the buttons of all rows. */
export const shareMark = 'fy-share-mark'

export const shareMenuId = (vacancyId: number) => `fy-share-${vacancyId}`
