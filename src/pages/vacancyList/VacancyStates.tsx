import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CountedState, vacancyStates } from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { type ViewChip, ViewChips } from '../shared/table/ViewChips'
import { countedStates, writeVacancyQuery } from './vacancyListQuery'

interface VacancyStatesProps {
  state: CountedState | undefined
  /** Null until they have loaded. */
  counts: Record<CountedState, number> | null
}

/** Views of the list by state of the vacancies. */
export function VacancyStates({ state, counts }: VacancyStatesProps): ReactNode {
  const [search] = useSearchParams()
  const all = counts && vacancyStates.reduce((sum, item) => sum + counts[item], 0)
  const chipOf = (key: CountedState | null, label: string, count: number | null): ViewChip => ({
    ...{ label, count, to: writeVacancyQuery(search, { state: key }) || '?' },
    isCurrent: (state ?? null) === key,
  })
  const states = countedStates.map((key) => chipOf(key, texts.state[key], counts?.[key] ?? null))
  return <ViewChips label={texts.states} views={[chipOf(null, texts.all, all), ...states]} />
}
