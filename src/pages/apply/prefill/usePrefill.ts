import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createMarketplacePrefills, type ReceivedPrefill } from '../../../data/prefill/marketplacePrefill'
import { useSiteService } from '../../shared/site/SiteContext'

export type PrefillState =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; received: ReceivedPrefill; isNew: boolean }

/** Loads the prefill that the URL names after a marketplace redirected the visitor here [JD-10]. */
export function usePrefill(vacancyGuid: string): PrefillState {
  const prefills = useSiteService(createMarketplacePrefills)
  const [query] = useSearchParams()
  const guid = query.get('prefill')
  const [state, setState] = useState<PrefillState>({ status: guid ? 'loading' : 'none' })
  useEffect(() => {
    if (!guid) return setState({ status: 'none' })
    let isCurrent = true
    setState({ status: 'loading' })
    void prefills.load(vacancyGuid, guid).then((loadedPrefill) => {
      if (!isCurrent) return
      if (!loadedPrefill) return setState({ status: 'failed' })
      const { isNew, ...received } = loadedPrefill
      setState({ status: 'ready', received, isNew })
    })
    return () => {
      isCurrent = false
    }
  }, [prefills, vacancyGuid, guid])
  return state
}
