import type { ReactNode } from 'react'
import type { VacancyRowSortKey } from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { SortChoice } from '../shared/table/SortButton'
import { VacancyApplications, VacancyBadges, VacancyDates, VacancyName } from './VacancyFacts'
import { VacancyCheckbox } from './VacancySelection'
import { CopyVacancyButton, type VacancyTableProps } from './VacancyTable'

const choices: { key: VacancyRowSortKey; label: string }[] = [
  { key: 'updatedAt', label: texts.updated },
  { key: 'name', label: texts.name },
  { key: 'closesAt', label: texts.closes },
  { key: 'location', label: texts.location },
  { key: 'state', label: texts.stateColumn },
]

/** Sort control for a narrow screen, whose cards have no column headings. */
export function VacancySort(props: Pick<VacancyTableProps, 'sort' | 'onSort'>): ReactNode {
  return <SortChoice choices={choices} {...props} />
}

/** The vacancies as cards, for a narrow screen. */
export function VacancyCards({ vacancies, selection, onCopy }: VacancyTableProps): ReactNode {
  return (
    <ul className="fy-plain-list fy-stack fy-gap-3">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className="fy-stack fy-gap-2 fy-inset-4 fy-card">
          <div className="fy-flex fy-gap-2 fy-top">
            <VacancyCheckbox vacancy={vacancy} selection={selection} />
            <VacancyName vacancy={vacancy} />
            <CopyVacancyButton vacancy={vacancy} onCopy={onCopy} />
          </div>
          <VacancyBadges vacancy={vacancy} />
          <p className="fy-note">
            {[vacancy.code, vacancy.location, vacancy.department].filter(Boolean).join(' · ')}
          </p>
          <dl className="fy-wrap fy-gap-2-5 fy-small">
            <div className="fy-cluster fy-gap-2">
              <dt className="fy-soft">{texts.closes}</dt>
              <dd>
                <VacancyDates vacancy={vacancy} />
              </dd>
            </div>
            <div className="fy-cluster fy-gap-2">
              <dt className="fy-soft">{texts.applications}</dt>
              <dd>
                <VacancyApplications vacancy={vacancy} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
