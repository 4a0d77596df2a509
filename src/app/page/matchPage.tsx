import type { ReactNode } from 'react'
import { matchRoutes, Navigate, type Params, type RouteMatch, useLocation } from 'react-router-dom'
import { adminPages, developerPages, publicPages } from '../../pages/registry/pageDefinitions'
import { redirects } from '../../pages/routing/redirects'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { applyClientPages } from '../../schemas/pages/applyClientPages'
import type { PageDefinition, PageRedirect } from '../../schemas/pages/pageDefinition'
import { PageRoute } from './PageRoute'

/** The part of a client's configuration that defines addresses. */
export type SiteMap = Pick<ClientConfig, 'pages' | 'redirects'>

/** The result of matching an address against the product's pages and the client's own. */
export interface MatchedPage {
  pathname: string
  site: SiteMap
  /** The page, or the redirect. */
  handle: PageDefinition | PageRedirect
  params: Params
  /** The matches that react-router renders. */
  matches: RouteMatch[]
}

/** Returns the page of an address; an unknown address has the not-found page. */
export function matchPage(pathname: string, site: SiteMap): MatchedPage {
  const matches = matchRoutes(siteRoutes(site), pathname) ?? []
  const last = matches.at(-1)
  if (!last?.route.handle)
    throw new Error(`No page, not even the not-found page, has the address ${pathname}.`)
  return { pathname, site, handle: last.route.handle, params: last.params, matches }
}

/** A route for every page, including the client's own, and for every redirect; `handle` holds the definition. */
function siteRoutes({ pages, redirects: clientRedirects }: SiteMap) {
  return [
    ...[...redirects, ...clientRedirects].map((redirect) => ({
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

/** Redirects to another address and keeps the query, so that embedding and filters survive. */
function Redirect({ to }: { to: string }): ReactNode {
  const { search, state } = useLocation()
  return <Navigate to={`${to}${search}`} state={state} replace />
}
