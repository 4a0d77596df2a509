import { matchRoutes, type Params } from 'react-router-dom'
import { redirects } from '../pages/redirects'
import type { ClientPage } from '../schemas/pages/clientPage'
import type { PageDefinition, PageRedirect } from '../schemas/pages/pageDefinition'
import { siteRoutes } from './siteRoutes'

interface MatchedPage {
  /** Undefined where the address only leads on to another. */
  definition: PageDefinition | undefined
  redirect: PageRedirect | undefined
  params: Params
}

/** The page of an address; one that is nobody's has the not-found page. */
export function matchPage(location: { pathname: string }, clientPages: readonly ClientPage[]): MatchedPage {
  const match = matchRoutes(siteRoutes(clientPages), location.pathname)?.at(-1)
  return {
    definition: match?.route.handle,
    redirect: redirects.find(({ from }) => from === match?.route.path),
    params: match?.params ?? {},
  }
}
