import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import type { Site } from '../../data/site/createSite'
import { paths } from '../../pages/routing/paths'
import { EmptyState } from '../../pages/shared/feedback/EmptyState'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { SiteContext } from '../../pages/shared/site/SiteContext'
import { studioTitle } from '../../texts/admin/adminPageTitles.texts'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { NumberRegion } from '../../widgets/shared/NumberRegion'
import { NotificationList } from '../layout/NotificationList'
import { PageBoundary } from '../layout/PageBoundary'
import { getCountry } from '../SitePages'
import './StudioApp.css'

const StudioPage = lazy(async () => ({
  default: (await import('../../pages/studio/StudioPage')).StudioPage,
}))
const LoginFormBlock = lazy(async () => ({
  default: (await import('../../pages/signIn/LoginFormBlock')).LoginFormBlock,
}))
const SignInAgain = lazy(async () => ({
  default: (await import('../../pages/signIn/SignInAgain')).SignInAgain,
}))

/** The studio for users who may edit a site; other visitors see the sign-in form in place. */
export function StudioApp({ site }: { site: Site }): ReactNode {
  const country = useStoreValue(site.clientSite.store, getCountry)
  const { key } = useLocation()
  return (
    <SiteContext value={site}>
      <PageBoundary place={key}>
        <Suspense fallback={<StudioLoading />}>
          <NumberRegion value={country}>
            <StudioGate site={site} />
          </NumberRegion>
        </Suspense>
      </PageBoundary>
      <NotificationList />
    </SiteContext>
  )
}

function StudioGate({ site }: { site: Site }): ReactNode {
  const role = useStoreValue(site.session.store, getRole)
  const isLost = useStoreValue(site.session.lost, (lost) => lost)
  const ownCode = useStoreValue(site.session.store, (state) =>
    'claims' in state ? (state.claims?.clientCode ?? null) : null,
  )
  const client = useStoreValue(site.clientSite.store, ({ status }) => status)
  const requestedCode = new URLSearchParams(useLocation().search).get('client')
  const lastCode = useRef<string | null>(null)
  useLayoutEffect(() => {
    document.title = studioTitle
  }, [])
  const code = role === 'Client' ? ownCode : role === 'SuperUser' ? requestedCode : null
  if (code !== null) lastCode.current = code
  // After a session has ended, the studio stays open until the user signs in again.
  const staleCode = isLost ? lastCode.current : null
  if (role === null && lastCode.current === null) return <StudioLoading />
  if (client === 'loading') return <StudioLoading />
  const open = code ?? staleCode ?? (role === null ? lastCode.current : null)
  if (open !== null)
    return (
      <>
        <StudioPage code={open} isSuperUser={role === 'SuperUser'} />
        {staleCode !== null ? <SignInAgain /> : null}
      </>
    )
  return (
    <main className="fy-studio-door">
      {role === 'SuperUser' ? (
        <EmptyState icon={null} title={texts.whichTitle} text={texts.whichText}>
          <a className="fy-button fy-button--primary" href={paths.userManagement.href()}>
            {texts.toUsers}
          </a>
        </EmptyState>
      ) : (
        <LoginFormBlock />
      )}
    </main>
  )
}

function StudioLoading(): ReactNode {
  return (
    <main className="fy-studio-door">
      <Skeleton card lines={8} headed />
    </main>
  )
}
