import { type ReactNode, useMemo } from 'react'
import { renderMatches, useLocation } from 'react-router-dom'
import { useStoreValue } from '../data/react/useStoreValue'
import type { ClientSiteState } from '../data/site/clientSite.store'
import type { Site } from '../data/site/createSite'
import { SiteContext } from '../pages/shared/site/SiteContext'
import { getNumberRegion } from '../schemas/fields/numberRegion'
import { getCurrentLanguage } from '../texts/language/language'
import { NumberRegion } from '../widgets/shared/NumberRegion'
import { PageBoundary } from './layout/PageBoundary'
import { SiteLayout } from './layout/SiteLayout'
import { type MatchedPage, matchPage, type SiteMap } from './page/matchPage'

interface SitePagesProps {
  site: Site
  /** The matched page of the first address, if the caller has matched it already. */
  matchedPage?: MatchedPage
}

/** The whole site: the current page inside its layout. Server and browser render the same tree. */
export function SitePages({ site, matchedPage }: SitePagesProps): ReactNode {
  const { pages, redirects } = useStoreValue(site.clientSite.store, getSiteMap)
  const region = getNumberRegion(useStoreValue(site.clientSite.store, getCountry), getCurrentLanguage())
  const { key, pathname } = useLocation()
  const { matches, handle } = useMemo(() => {
    const isMatched = matchedPage?.site.pages === pages && matchedPage.site.redirects === redirects
    return isMatched && matchedPage.pathname === pathname
      ? matchedPage
      : matchPage(pathname, { pages, redirects })
  }, [matchedPage, pathname, pages, redirects])
  return (
    <SiteContext value={site}>
      <NumberRegion value={region}>
        <PageBoundary locationKey={key}>
          <SiteLayout definition={'to' in handle ? undefined : handle}>
            <PageBoundary locationKey={key} insideLayout>
              {renderMatches(matches)}
            </PageBoundary>
          </SiteLayout>
        </PageBoundary>
      </NumberRegion>
    </SiteContext>
  )
}

/** Used until the client's own pages are known. */
const emptySiteMap: SiteMap = { pages: [], redirects: [] }

export function getSiteMap(client: ClientSiteState): SiteMap {
  return client.status === 'ready' ? client.config : emptySiteMap
}

/** The client's country; Australia, the configuration's default, until the client is known. */
export function getCountry(client: ClientSiteState): string {
  return client.status === 'ready' ? client.config.country : 'AU'
}
