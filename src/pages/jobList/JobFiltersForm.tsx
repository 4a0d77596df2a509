import { type ReactNode, type Ref, useMemo } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildJobFiltersForm } from '../../schemas/jobList/buildJobFiltersForm'
import { getDistinctValues, type VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import { toText } from '../../schemas/kinds/kindTraits'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { useClient, useSite } from '../shared/site/SiteContext'
import { getEmploymentTypeOptions } from './employmentType'

interface JobFiltersFormProps {
  vacancies: VacancyListItem[]
  /** Initial values; read only when the form mounts. */
  filters: VacancyFilters
  onChange: (filters: VacancyFilters) => void
  handle: Ref<FormHandle>
}

/** The filter form, generated from JSON Schema like every other form [FB-09]. */
export function JobFiltersForm({ vacancies, filters, onChange, handle }: JobFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const { config, settings } = useClient()
  const hasDepartment = settings.canShowVacancyDepartment
  const form = useMemo(
    () =>
      buildJobFiltersForm({
        locations: getDistinctValues(vacancies, 'location'),
        departments: getDistinctValues(vacancies, 'department'),
        employmentTypes: getEmploymentTypeOptions(config, vacancies),
        hasDepartment,
      }),
    [config, vacancies, hasDepartment],
  )
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={{ ...filters }}
      handle={handle}
      submitHidden
      onChange={(values) =>
        onChange({
          name: toText(values.name),
          location: toText(values.location),
          department: toText(values.department),
          employmentType: toText(values.employmentType),
        })
      }
    />
  )
}
