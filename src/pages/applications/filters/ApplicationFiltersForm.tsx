import { type ReactNode, useMemo, useState } from 'react'
import { countKey, createApplicationCounts } from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { useClient, useSite } from '../../shared/site/SiteContext'
import { useSitePart } from '../../shared/site/useSitePart'
import { filtersFrom, filterValues } from './applicationFilterValues'

interface ApplicationFiltersFormProps {
  /** Read when the form opens. */
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/** The filters as a form out of JSON Schema, like every form of the product [AP-03, FB-09]. */
export function ApplicationFiltersForm({ filters, onChange }: ApplicationFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const { canReviewBlind } = useClient().settings
  const { store } = useSitePart(createApplicationCounts)
  const known = useStoreValue(store, (state) => state[countKey(filters)])?.byState
  // Counts that come anew while somebody fills it in do not make it another form.
  const [byState, setByState] = useState(known)
  if (known && !byState) setByState(known)
  // No field of the form: it is set by links and removed by its chip.
  const { vacancyId } = filters
  const form = useMemo(() => buildApplicationFiltersForm(byState, canReviewBlind), [byState, canReviewBlind])
  return (
    <FormRenderer
      form={form}
      loadValidator={validators.load}
      initialValues={filterValues(filters)}
      submitHidden
      onChange={(values) => onChange({ ...(vacancyId ? { vacancyId } : {}), ...filtersFrom(values) })}
    />
  )
}
