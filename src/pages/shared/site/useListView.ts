import { useEffect, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ListPart } from '../../../schemas/jobList/listPart'
import type { VacancyListItem } from '../../../schemas/vacancies/vacancy'
import { useSite } from './SiteContext'

interface ListView<View> {
  /** What to show of a list that is there. */
  ofList: (list: readonly VacancyListItem[]) => View
  /** The same, where it came with a page whose list was too long to come along. */
  ofPart: (part: ListPart) => View | undefined
  /** Another choice of the list has another name. */
  name: string
}

/** What a block shows of the jobs; null until it has come. A page that came for other blocks has the list asked for. */
export function useListView<View>({ ofList, ofPart, name }: ListView<View>): View | null {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const part = useStoreValue(vacancies.store, (state) => state.part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for what the functions choose.
  const view = useMemo(() => (list ? ofList(list) : part && ofPart(part)) ?? null, [list, part, name])
  const isMissing = view === null && part !== null
  useEffect(() => {
    if (isMissing) void vacancies.loadList()
  }, [vacancies, isMissing])
  return view
}
