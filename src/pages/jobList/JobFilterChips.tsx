import { type ReactNode, useId } from 'react'
import type { Option } from '../../schemas/fields/option'
import {
  getDistinctValues,
  hasFilters,
  noFilters,
  type VacancyFilters,
} from '../../schemas/jobList/vacancyFilters'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { jobFilterTexts } from '../../texts/public/jobFilter.texts'
import { jobListTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { useClient } from '../shared/site/SiteContext'
import { getEmploymentTypeOptions } from './employmentType'
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
  const { config, settings } = useClient()
  const chips = [
    { key: 'location', label: jobFilterTexts.location, all: jobFilterTexts.allLocations },
    ...(settings.canShowVacancyDepartment
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
        const options: readonly Option[] =
          key === 'employmentType'
            ? getEmploymentTypeOptions(config, vacancies)
            : getDistinctValues(vacancies, key).map((name) => ({ label: name, value: name }))
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
            {value === '' || options.some((option) => option.value === value) ? null : (
              <option>{value}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
        )
      })}
      {hasFilters(filters) ? (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          {jobListTexts.clearFilters}
        </Button>
      ) : null}
    </div>
  )
}
