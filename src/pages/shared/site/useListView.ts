import { useEffect, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ListPart } from '../../../schemas/jobList/listPart'
import type { VacancyListItem } from '../../../schemas/vacancies/vacancy'
import { useSite } from './SiteContext'

interface ListView<View> {
  /** Selects the view from a complete list. */
  getViewOfList: (list: readonly VacancyListItem[]) => View
  /**
   * Selects the view from the part that came with the page if the full list was too long; undefined if the part lacks
   * it.
   */
  getViewOfPart: (part: ListPart) => View | undefined
  /** Identifies the selection; must change with the functions. */
  name: string
}

/**
 * Returns a block's selection of the jobs; null until it has loaded. Requests the full list if the page came without
 * the selection.
 */
export function useListView<View>({ getViewOfList, getViewOfPart, name }: ListView<View>): View | null {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const part = useStoreValue(vacancies.store, (state) => state.part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the result of the functions.
  const view = useMemo(
    () => (list ? getViewOfList(list) : part && getViewOfPart(part)) ?? null,
    [list, part, name],
  )
  const isMissing = view === null && part !== null
  useEffect(() => {
    if (isMissing) void vacancies.loadList()
  }, [vacancies, isMissing])
  return view
}
