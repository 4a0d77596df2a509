import type { RouteObject } from 'react-router-dom'
import { adminPages } from '../pages/definitions/adminPages'
import { publicPages } from '../pages/definitions/publicPages'
import { redirects } from '../pages/redirects'
import { PageRoute } from './PageRoute'
import { RedirectRoute } from './RedirectRoute'

/** The routes of the site: one for every page, its definition the route's `handle`, and one for every redirect. */
export function siteRoutes(): RouteObject[] {
  return [
    ...redirects.map(({ from, to }) => ({ path: from, element: <RedirectRoute to={to} /> })),
    ...[...publicPages, ...adminPages].map((definition) => ({
      path: definition.path,
      element: <PageRoute key={definition.name} definition={definition} />,
      handle: definition,
    })),
  ]
}
