import { type ReactNode, useId } from 'react'
import {
  getDistinctValues,
  hasFilters,
  noFilters,
  type VacancyFilters,
} from '../../schemas/jobList/vacancyFilters'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { jobFilterTexts } from '../../texts/public/jobFilter.texts'
import { jobListTexts } from '../../texts/public/site.texts'
import { useClient } from '../shared/site/SiteContext'
import './JobFilterChips.css'

interface JobFilterChipsProps {
  /** The vacancies that the options come from. */
  vacancies: VacancyListItem[]
  filters: VacancyFilters
  onChange: (filters: VacancyFilters) => void
}

/** The most common filters as one line of native selects above the list, for wide screens. */
export function JobFilterChips({ vacancies, filters, onChange }: JobFilterChipsProps): ReactNode {
  const id = useId()
  const { canShowVacancyDepartment } = useClient().settings
  const chips = [
    { key: 'location', label: jobFilterTexts.location, all: jobFilterTexts.allLocations },
    ...(canShowVacancyDepartment
      ? [{ key: 'department', label: jobFilterTexts.department, all: jobFilterTexts.allDepartments } as const]
      : []),
    {
      key: 'employmentType',
      label: jobFilterTexts.employmentType,
      all: jobFilterTexts.allEmploymentTypes,
    },
  ] as const
  return (
    <div className="fy-job-chips fy-cluster fy-gap-2">
      {chips.map(({ key, label, all }) => {
        const value = filters[key]
        const values = getDistinctValues(vacancies, key)
        return (
          <select
            key={key}
            id={`${id}${key}`}
            className="fy-job-chips__chip"
            aria-label={label}
            data-set={value !== '' || undefined}
            value={value}
            onChange={({ target }) => onChange({ ...filters, [key]: target.value })}
          >
            <option value="">{all}</option>
            {value === '' || values.includes(value) ? null : <option>{value}</option>}
            {values.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )
      })}
      {hasFilters(filters) ? (
        <button type="button" className="fy-button fy-button--quiet" onClick={() => onChange(noFilters)}>
          {jobListTexts.clearFilters}
        </button>
      ) : null}
    </div>
  )
}
