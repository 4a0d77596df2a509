import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useHydrated } from '../../data/react/useHydrated'
import { useStoreValue } from '../../data/react/useStoreValue'
import { accountRoleOf, roleOf } from '../../data/session/sessionMachine'
import { decideAccess, readReturnTo } from '../../pages/routing/decideAccess'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { UnknownBlock } from '../../pages/shared/feedback/UnknownBlock'
import { hasUnsaved } from '../../pages/shared/leaveGuard/unsavedWork'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { languageInForce } from '../../texts/language/language'
import { WithBlockList } from './WithBlockList'

/** It comes when it is needed, which is seldom. */
const SignInAgain = lazy(async () => ({
  default: (await import('../../pages/signIn/SignInAgain')).SignInAgain,
}))

const RefusedPage = lazy(async () => ({
  default: (await import('../../pages/people/RefusedPage')).RefusedPage,
}))

/** One page of the site: who may see it, its title, its blocks. */
export function PageRoute({ definition }: { definition: PageDefinition }): ReactNode {
  const { config } = useClient()
  const { session } = useSite()
  const known = useStoreValue(session.store, roleOf)
  const accountRole = useStoreValue(session.store, accountRoleOf)
  const lost = useStoreValue(session.lost, (isLost) => isLost)
  // A server does not know who asks for the page.
  const role = useHydrated() ? known : null
  const location = useLocation()
  const shown = useRef(false)
  const decision = decideAccess(
    definition,
    { role, accountRole },
    {
      returnTo: readReturnTo(location.state),
      justSignedIn: shown.current,
    },
  )

  // What visitors do not read is English: it stands beside the languages, not below one.
  const isElsewhere = definition.access !== 'public' && languageInForce() !== 'en'
  useLayoutEffect(() => {
    if (isElsewhere) window.location.replace(location.pathname + location.search + location.hash)
  }, [isElsewhere, location])

  // Before the blocks' own effects, which may name the page more closely.
  useLayoutEffect(() => {
    document.title = `${definition.title} · ${config.siteTitle}`
  }, [definition.title, config.siteTitle])

  // A session that ends while a page is open leaves it standing, half-filled forms and all, until somebody signs in.
  const held = lost && shown.current && decision.type === 'go'
  // So does a role that has become another, while something is not saved: it can be read and copied, and the page says why.
  const kept = decision.type === 'refuse' && shown.current && hasUnsaved()
  useLayoutEffect(() => {
    shown.current = decision.type === 'show' || held || kept
  })

  if (isElsewhere || (decision.type === 'wait' && !shown.current)) return <Skeleton card lines={8} headed />
  if (decision.type === 'go' && !held) {
    const wanted = definition.access === 'signedIn' ? { returnTo: location.pathname + location.search } : null
    return <Navigate to={decision.to} state={wanted} replace />
  }
  if (decision.type === 'refuse' && !kept && accountRole !== null) {
    return (
      <Suspense fallback={<Skeleton card lines={8} headed />}>
        <RefusedPage accountRole={accountRole} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Skeleton card lines={8} headed />}>
        <PageBlocks blocks={definition.blocks} />
      </Suspense>
      {held ? (
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
          fallback={(at) => <Skeleton card lines={8} headed={at === 0} />}
          unknown={(type) => <UnknownBlock type={type} />}
          onReady={markReady}
        />
      )}
    </WithBlockList>
  )
}

/** For whoever measures: from here on the page answers. */
function markReady(): void {
  performance.mark('foyer-ready')
}
