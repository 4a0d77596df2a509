import type { RouteObject } from 'react-router-dom'
import { adminPages } from '../pages/definitions/adminPages'
import { publicPages } from '../pages/definitions/publicPages'
import { redirects } from '../pages/redirects'
import { BrokenPage } from './layout/BrokenPage'
import { SiteLayout } from './layout/SiteLayout'
import { PageRoute } from './PageRoute'
import { RedirectRoute } from './RedirectRoute'

/** The routes of the site: one for every page definition, one for every redirect. */
export function siteRoutes(): RouteObject[] {
  return [
    {
      element: <SiteLayout />,
      errorElement: <BrokenPage />,
      children: [
        ...redirects.map(({ from, to }) => ({ path: from, element: <RedirectRoute to={to} /> })),
        ...[...publicPages, ...adminPages].map((definition) => ({
          path: definition.path,
          element: <PageRoute key={definition.name} definition={definition} />,
          errorElement: <BrokenPage insideLayout />,
          handle: definition,
        })),
      ],
    },
  ]
}
