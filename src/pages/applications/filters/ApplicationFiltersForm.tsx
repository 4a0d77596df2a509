import { type ReactNode, useMemo } from 'react'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { useSite } from '../../shared/site/SiteContext'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { parseFilterValues, toFilterValues } from './applicationFilterValues'

interface ApplicationFiltersFormProps {
  /** Initial values; read only when the form mounts. */
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/** The filter form, generated from JSON Schema like every other form [AP-03, FB-09]. */
export function ApplicationFiltersForm({ filters, onChange }: ApplicationFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const usesDelivery = useUsesDelivery()
  // These have no form field: links set the vacancy, the search box the name, and a chip the status.
  const { vacancyId, applicantName, state } = filters
  const form = useMemo(() => buildApplicationFiltersForm(usesDelivery), [usesDelivery])
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={toFilterValues(filters)}
      submitHidden
      onChange={(values) =>
        onChange({
          ...(vacancyId ? { vacancyId } : {}),
          ...(applicantName ? { applicantName } : {}),
          ...(state ? { state } : {}),
          ...parseFilterValues(values),
        })
      }
    />
  )
}
