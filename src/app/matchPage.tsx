import { matchRoutes, type Params, type RouteMatch } from 'react-router-dom'
import { adminPages } from '../pages/definitions/adminPages'
import { publicPages } from '../pages/definitions/publicPages'
import { redirects } from '../pages/redirects'
import { applyClientPages } from '../schemas/pages/applyClientPages'
import type { ClientPage, PageDefinition, PageRedirect } from '../schemas/pages/pageDefinition'
import { PageRoute } from './PageRoute'
import { RedirectRoute } from './RedirectRoute'

/** Where an address leads among the product's pages and a client's own. */
export interface MatchedPage {
  pathname: string
  pages: readonly ClientPage[]
  /** The page, or where it leads on to. */
  handle: PageDefinition | PageRedirect
  params: Params
  /** As react-router draws it. */
  matches: RouteMatch[]
}

/** The page of an address; one that is nobody's has the not-found page. */
export function matchPage(pathname: string, pages: readonly ClientPage[]): MatchedPage {
  const matches = matchRoutes(siteRoutes(pages), pathname) ?? []
  const last = matches.at(-1)
  if (!last?.route.handle)
    throw new Error(`No page, not even the not-found page, has the address ${pathname}.`)
  return { pathname, pages, handle: last.route.handle, params: last.params, matches }
}

/** A route for every page, the client's own included, and one for every redirect; each knows by `handle` which. */
function siteRoutes(pages: readonly ClientPage[]) {
  return [
    ...redirects.map((redirect) => ({
      path: redirect.from,
      element: <RedirectRoute to={redirect.to} />,
      handle: redirect,
    })),
    ...applyClientPages([...publicPages, ...adminPages], pages).map((definition) => ({
      path: definition.path,
      element: <PageRoute key={definition.name} definition={definition} />,
      handle: definition,
    })),
  ]
}
