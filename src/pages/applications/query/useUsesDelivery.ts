import { createApplicationCounts, getCountKey } from '../../../data/applications/applicationCounts.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { useSiteService } from '../../shared/site/SiteContext'

/**
 * Returns whether the client delivers applications to a back-office; false until that is known. Without a
 * back-office, the list of applications and its details do not mention delivery.
 */
export function useUsesDelivery(): boolean {
  const { store } = useSiteService(createApplicationCounts)
  return useStoreValue(store, (state) => state[getCountKey({})]?.usesDelivery ?? false)
}
