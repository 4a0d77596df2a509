import type { ReactNode } from 'react'
import { createApplicationCounts, getCountKey } from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ApplicationState } from '../../../schemas/applications/applicationState'
import { applicationStateTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { applicationFilterFieldTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { useSiteService } from '../../shared/site/SiteContext'
import { FilterSelect } from '../../shared/table/FilterSelect'
import { useApplicationStates } from '../state/useApplicationStates'

interface StatusFilterProps {
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/**
 * Chip that filters by status. Once the counts are known, its options show them, and statuses without applications
 * are left out unless chosen.
 */
export function StatusFilter({ filters, onChange }: StatusFilterProps): ReactNode {
  const { store } = useSiteService(createApplicationCounts)
  const countsByState = useStoreValue(store, (state) => state[getCountKey(filters)])?.byState
  const { assignableStates, getName } = useApplicationStates()
  const { state = '', ...otherFilters } = filters
  const states: readonly ApplicationState[] = [...assignableStates, 'withdrawn']
  const visibleStates = states.filter(
    (applicationState) =>
      applicationState === state || !countsByState || (countsByState[applicationState] ?? 0) > 0,
  )
  return (
    <FilterSelect
      label={texts.state}
      value={state}
      allLabel={applicationFilterFieldTexts.all}
      options={visibleStates.map((value) => ({
        value,
        label: countsByState
          ? inboxTexts.stateAndCount(getName(value), countsByState[value] ?? 0)
          : getName(value),
      }))}
      onChange={(selectedStatus) =>
        onChange(selectedStatus === '' ? otherFilters : { ...otherFilters, state: selectedStatus })
      }
    />
  )
}
