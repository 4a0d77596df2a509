import { useStoreValue } from '../../../data/react/useStoreValue'
import { useSite } from '../site/SiteContext'

/** Returns whether an Expression of Interest is advertised; false while unknown. */
export function useHasExpressions(): boolean {
  const { store } = useSite().vacancies
  return useStoreValue(store, ({ list, part }) =>
    list ? list.some((vacancy) => vacancy.isExpressionOfInterest) : (part?.hasExpressions ?? false),
  )
}
