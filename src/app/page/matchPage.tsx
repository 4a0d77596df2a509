import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { matchRoutes, Navigate, type Params, type RouteMatch, useLocation } from 'react-router-dom'
import { useHydrated, useStoreValue } from '../../data/react/useStoreValue'

import { getAccountRole, getRole } from '../../data/session/sessionMachine'
import { adminPages, developerPages, publicPages } from '../../pages/registry/pageDefinitions'
import { decideAccess, readReturnTo } from '../../pages/routing/decideAccess'
import { redirects } from '../../pages/routing/redirects'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { UnknownBlock } from '../../pages/shared/feedback/UnknownBlock'
import { hasUnsavedChanges } from '../../pages/shared/leaveGuard/unsavedWork'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { applyClientPages } from '../../schemas/pages/applyClientPages'
import type { PageDefinition, PageRedirect } from '../../schemas/pages/pageDefinition'
import { getCurrentLanguage } from '../../texts/language/language'
import { WithBlockList } from './WithBlockList'

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
  const canMatch = ({ path }: { path: string }) => mayMatch(path, pathname)
  const matches = matchRoutes(createSiteRoutes(site).filter(canMatch), pathname) ?? []
  const last = matches.at(-1)
  if (!last?.route.handle) throw new Error(`No page matches ${pathname}, not even the not-found page.`)
  return { pathname, site, handle: last.route.handle, params: last.params, matches }
}

/**
 * Returns false if the first segment of a path shows that it cannot match an address. react-router compiles a regular
 * expression per route, which takes a slow phone several milliseconds each.
 */
function mayMatch(path: string, pathname: string): boolean {
  const start = getFirstSegment(path)
  return /^[:*]/.test(start) || pathname.includes('%') || start === getFirstSegment(pathname)
}

const getFirstSegment = (path: string) => path.replace(/^\/+/, '').split('/')[0]?.toLowerCase() ?? ''

/** A route for every page, including the client's own, and for every redirect; `handle` holds the definition. */
function createSiteRoutes({ pages, redirects: clientRedirects }: SiteMap) {
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

/** Redirects to another address and preserves the query, which holds the embedding and the filters. */
function Redirect({ to }: { to: string }): ReactNode {
  const { search, state } = useLocation()
  return <Navigate to={`${to}${search}`} state={state} replace />
}

/** Loaded lazily, because it is seldom needed. */
const SignInAgain = lazy(async () => ({
  default: (await import('../../pages/signIn/SignInAgainDialog')).SignInAgainDialog,
}))

const AccessRefusedPage = lazy(async () => ({
  default: (await import('../../pages/people/AccessRefusedPage')).AccessRefusedPage,
}))

/** One page of the site: access control, title and blocks. */
function PageRoute({ definition }: { definition: PageDefinition }): ReactNode {
  const { config } = useClient()
  const { session } = useSite()
  const sessionRole = useStoreValue(session.store, getRole)
  const accountRole = useStoreValue(session.store, getAccountRole)
  const isSessionLost = useStoreValue(session.isLost, (isLost) => isLost)
  // The server does not know who requests the page.
  const role = useHydrated() ? sessionRole : null
  const location = useLocation()
  const wasShown = useRef(false)
  const decision = decideAccess(
    definition,
    { role, accountRole },
    {
      returnTo: readReturnTo(location.state),
      // Only the decision about the login page uses this value: the page was shown until the visitor signed in.
      justSignedIn: wasShown.current,
    },
  )

  // Administrators' pages are in English only, so their addresses have no language prefix.
  const hasWrongLanguage = definition.access !== 'public' && getCurrentLanguage() !== 'en'
  useLayoutEffect(() => {
    if (hasWrongLanguage) window.location.replace(location.pathname + location.search + location.hash)
  }, [hasWrongLanguage, location])

  // Runs before the blocks' own effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = `${definition.title} · ${config.siteTitle}`
  }, [definition.title, config.siteTitle])

  // When a session ends, the page stays open with half-filled forms until the user signs in again.
  const staysForSignIn = isSessionLost && wasShown.current && decision.type === 'go'
  // If the role changes while there are unsaved changes, the page stays open so that they can be copied; it shows the
  // reason.
  const staysForUnsaved = decision.type === 'refuse' && wasShown.current && hasUnsavedChanges()
  useLayoutEffect(() => {
    wasShown.current = decision.type === 'show' || staysForSignIn || staysForUnsaved
  })

  if (hasWrongLanguage || (decision.type === 'wait' && !wasShown.current))
    return <Skeleton card lines={8} hasHeading />
  if (decision.type === 'go' && !staysForSignIn) {
    const signInState =
      definition.access === 'signedIn' ? { returnTo: location.pathname + location.search } : null
    return <Navigate to={decision.to} state={signInState} replace />
  }
  if (decision.type === 'refuse' && !staysForUnsaved && accountRole !== null) {
    return (
      <Suspense fallback={<Skeleton card lines={8} hasHeading />}>
        <AccessRefusedPage accountRole={accountRole} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Skeleton card lines={8} hasHeading />}>
        <PageBlocks blocks={definition.blocks} />
      </Suspense>
      {staysForSignIn ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
    </>
  )
}

function PageBlocks({ blocks }: Pick<PageDefinition, 'blocks'>): ReactNode {
  return (
    <WithBlockList blocks={blocks}>
      {(list) => (
        <PageRenderer
          blocks={blocks}
          registry={list}
          renderFallback={(index) => <Skeleton card lines={8} hasHeading={index === 0} />}
          renderUnknown={(type) => <UnknownBlock type={type} />}
          onReady={markReady}
        />
      )}
    </WithBlockList>
  )
}

/** Performance mark for measurements: from here on the page is interactive. */
function markReady(): void {
  performance.mark('foyer-ready')
}
