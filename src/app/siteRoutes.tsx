import type { RouteObject } from 'react-router-dom'
import { adminPages } from '../pages/definitions/adminPages'
import { publicPages } from '../pages/definitions/publicPages'
import { redirects } from '../pages/redirects'
import { applyClientPages } from '../schemas/pages/applyClientPages'
import type { ClientPage } from '../schemas/pages/clientPage'
import { PageRoute } from './PageRoute'
import { RedirectRoute } from './RedirectRoute'

/**
 * The routes of the site: one for every page, the client's own included, its definition the route's `handle`, and one
 * for every redirect.
 */
export function siteRoutes(clientPages: readonly ClientPage[]): RouteObject[] {
  return [
    ...redirects.map(({ from, to }) => ({ path: from, element: <RedirectRoute to={to} /> })),
    ...applyClientPages([...publicPages, ...adminPages], clientPages).map((definition) => ({
      path: definition.path,
      element: <PageRoute key={definition.name} definition={definition} />,
      handle: definition,
    })),
  ]
}
