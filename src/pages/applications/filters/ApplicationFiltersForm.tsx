import { type ReactNode, useMemo, useState } from 'react'
import { createApplicationCounts, getCountKey } from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { useApplicationStates } from '../state/useApplicationStates'
import { parseFilterValues, toFilterValues } from './applicationFilterValues'

interface ApplicationFiltersFormProps {
  /** Initial values; read only when the form mounts. */
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/** The filter form, generated from JSON Schema like every other form [AP-03, FB-09]. */
export function ApplicationFiltersForm({ filters, onChange }: ApplicationFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const { store } = useSiteService(createApplicationCounts)
  const latestCounts = useStoreValue(store, (state) => state[getCountKey(filters)])?.byState
  // Keeps the first counts, because later updates would rebuild the form while the user fills it in.
  const [initialCounts, setInitialCounts] = useState(latestCounts)
  if (latestCounts && !initialCounts) setInitialCounts(latestCounts)
  const usesDelivery = useUsesDelivery()
  // These have no form field: links set the vacancy, and the search box the name.
  const { vacancyId, applicantName } = filters
  const states = useApplicationStates()
  const form = useMemo(
    () => buildApplicationFiltersForm(initialCounts, usesDelivery, states),
    [states, initialCounts, usesDelivery],
  )
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
          ...parseFilterValues(values),
        })
      }
    />
  )
}
