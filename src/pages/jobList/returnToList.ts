import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../data/react/useStoreValue'
import { readJobListQuery } from '../../schemas/jobList/jobListQuery'
import { paths } from '../routing/paths'
import { useSite } from '../shared/site/SiteContext'

/** Saves the URL of the list that is shown, for `useLastListUrl`. */
export function useSaveListUrl(): void {
  const { lastJobList } = useSite()
  const { pathname, search } = useLocation()
  useEffect(() => lastJobList.save(pathname + search), [lastJobList, pathname, search])
}

/**
 * Returns the URL of the list as the visitor left it in this tab, or in the tab from which they opened the link;
 * the list without filters if neither is known.
 */
export function useLastListUrl(isExpressionOfInterest: boolean): string {
  const listPath = isExpressionOfInterest ? paths.expressions.href() : paths.viewJobs.href()
  const { lastJobList } = useSite()
  if (!useHydrated()) return listPath
  const lastList = lastJobList.get() ?? getListUrl(document.referrer)
  if (lastList === null) return listPath
  const { search } = new URL(lastList, window.location.origin)
  const query = readJobListQuery(new URLSearchParams(search))
  return query.isExpressionOfInterest === isExpressionOfInterest ? lastList : listPath
}

function getListUrl(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, pathname, search } = new URL(referrer)
  const isList = pathname === paths.home.path || pathname === paths.viewJobs.path
  return origin === window.location.origin && isList ? pathname + search : null
}
