import type { ReactNode } from 'react'
import { countKey, createApplicationCounts } from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { applicationStates } from '../../../schemas/applications/applicationState'
import { stateNames, answerTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { applicationFilterFieldTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { useSitePart } from '../../shared/site/useSitePart'
import { FilterSelect } from '../../shared/table/FilterSelect'

interface StatusFilterProps {
  filters: Partial<ApplicationFilters>
  onChange: (filters: Partial<ApplicationFilters>) => void
}

/** Chip that filters by status. Its options show their counts; statuses without applications are left out. */
export function StatusFilter({ filters, onChange }: StatusFilterProps): ReactNode {
  const { store } = useSitePart(createApplicationCounts)
  const byState = useStoreValue(store, (state) => state[countKey(filters)])?.byState
  const { state = '', ...others } = filters
  const shown = applicationStates.filter((one) => one === state || !byState || byState[one] > 0)
  return (
    <FilterSelect
      label={texts.state}
      value={state}
      all={applicationFilterFieldTexts.all}
      options={shown.map((value) => ({
        value,
        label: byState ? inboxTexts.stateAndCount(stateNames[value], byState[value]) : stateNames[value],
      }))}
      onChange={(chosen) => onChange(chosen === '' ? others : { ...others, state: chosen })}
    />
  )
}
