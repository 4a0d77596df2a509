import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useHydrated } from '../../data/react/useHydrated'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole, getRole } from '../../data/session/sessionMachine'
import { decideAccess, readReturnTo } from '../../pages/routing/decideAccess'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { UnknownBlock } from '../../pages/shared/feedback/UnknownBlock'
import { hasUnsaved } from '../../pages/shared/leaveGuard/unsavedWork'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { languageInForce } from '../../texts/language/language'
import { WithBlockList } from './WithBlockList'

/** Loaded lazily, because it is seldom needed. */
const SignInAgain = lazy(async () => ({
  default: (await import('../../pages/signIn/SignInAgain')).SignInAgain,
}))

const AccessDeniedPage = lazy(async () => ({
  default: (await import('../../pages/people/RefusedPage')).RefusedPage,
}))

/** One page of the site: access control, title and blocks. */
export function PageRoute({ definition }: { definition: PageDefinition }): ReactNode {
  const { config } = useClient()
  const { session } = useSite()
  const sessionRole = useStoreValue(session.store, getRole)
  const accountRole = useStoreValue(session.store, getAccountRole)
  const lost = useStoreValue(session.lost, (isLost) => isLost)
  // The server does not know who requests the page.
  const role = useHydrated() ? sessionRole : null
  const location = useLocation()
  const wasShown = useRef(false)
  const decision = decideAccess(
    definition,
    { role, accountRole },
    {
      returnTo: readReturnTo(location.state),
      justSignedIn: wasShown.current,
    },
  )

  // Administrators' pages are in English only, so their addresses have no language prefix.
  const isElsewhere = definition.access !== 'public' && languageInForce() !== 'en'
  useLayoutEffect(() => {
    if (isElsewhere) window.location.replace(location.pathname + location.search + location.hash)
  }, [isElsewhere, location])

  // Runs before the blocks' own effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = `${definition.title} · ${config.siteTitle}`
  }, [definition.title, config.siteTitle])

  // When a session ends, the page stays open with half-filled forms until the user signs in again.
  const staysForSignIn = lost && wasShown.current && decision.type === 'go'
  // If the role changes while there are unsaved changes, the page stays open so that they can be copied; it shows the
  // reason.
  const staysForUnsaved = decision.type === 'refuse' && wasShown.current && hasUnsaved()
  useLayoutEffect(() => {
    wasShown.current = decision.type === 'show' || staysForSignIn || staysForUnsaved
  })

  if (isElsewhere || (decision.type === 'wait' && !wasShown.current))
    return <Skeleton card lines={8} headed />
  if (decision.type === 'go' && !staysForSignIn) {
    const signInState =
      definition.access === 'signedIn' ? { returnTo: location.pathname + location.search } : null
    return <Navigate to={decision.to} state={signInState} replace />
  }
  if (decision.type === 'refuse' && !staysForUnsaved && accountRole !== null) {
    return (
      <Suspense fallback={<Skeleton card lines={8} headed />}>
        <AccessDeniedPage accountRole={accountRole} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Skeleton card lines={8} headed />}>
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
          fallback={(index) => <Skeleton card lines={8} headed={index === 0} />}
          unknown={(type) => <UnknownBlock type={type} />}
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
