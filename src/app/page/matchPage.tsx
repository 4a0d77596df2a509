import type { ReactNode } from 'react'
import { matchRoutes, Navigate, type Params, type RouteMatch, useLocation } from 'react-router-dom'
import { adminPages, developerPages, publicPages } from '../../pages/registry/pageDefinitions'
import { redirects } from '../../pages/routing/redirects'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { applyClientPages } from '../../schemas/pages/applyClientPages'
import type { PageDefinition, PageRedirect } from '../../schemas/pages/pageDefinition'
import { PageRoute } from './PageRoute'

/** What a client's configuration says of addresses. */
export type SiteMap = Pick<ClientConfig, 'pages' | 'redirects'>

/** Where an address leads among the product's pages and a client's own. */
export interface MatchedPage {
  pathname: string
  site: SiteMap
  /** The page, or where it leads on to. */
  handle: PageDefinition | PageRedirect
  params: Params
  /** As react-router draws it. */
  matches: RouteMatch[]
}

/** The page of an address; one that is nobody's has the not-found page. */
export function matchPage(pathname: string, site: SiteMap): MatchedPage {
  const matches = matchRoutes(siteRoutes(site), pathname) ?? []
  const last = matches.at(-1)
  if (!last?.route.handle)
    throw new Error(`No page, not even the not-found page, has the address ${pathname}.`)
  return { pathname, site, handle: last.route.handle, params: last.params, matches }
}

/** A route for every page, the client's own included, and one for every redirect; each knows by `handle` which. */
function siteRoutes({ pages, redirects: own }: SiteMap) {
  return [
    ...[...redirects, ...own].map((redirect) => ({
      path: redirect.from,
      element: <Redirect to={redirect.to} />,
      handle: redirect,
    })),
    ...applyClientPages([...publicPages, ...adminPages, ...developerPages], pages).map((definition) => ({
      path: definition.path,
      element: <PageRoute key={definition.name} definition={definition} />,
      handle: definition,
    })),
  ]
}

/** Leads on to another address; the query comes along, so that embedding and filters survive. */
function Redirect({ to }: { to: string }): ReactNode {
  const { search, state } = useLocation()
  return <Navigate to={`${to}${search}`} state={state} replace />
}
