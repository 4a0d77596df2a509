import type { ReactNode } from 'react'
import type { ApplicationFilters } from '../../data/applicationParams'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { useSite } from '../SiteContext'
import { filtersFrom, filterValues } from './applicationFilterValues'

interface ApplicationFiltersFormProps {
  form: BuiltForm
  /** Read when the form opens. */
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/** The filters as a form out of JSON Schema, like every form of the product [AP-03, FB-09]. */
export function ApplicationFiltersForm({ form, filters, onChange }: ApplicationFiltersFormProps): ReactNode {
  const { validators } = useSite()
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={filterValues(filters)}
      submitHidden
      onChange={(values) => onChange(filtersFrom(values))}
    />
  )
}
