import './startStudio.css'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { getBrowserStorage } from '../../data/browser/storage'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { createSite, getBaseUrl, type Site } from '../../data/site/createSite'
import { paths } from '../../pages/routing/paths'
import { studioPath } from '../../pages/routing/siteAddress'
import { EmptyState } from '../../pages/shared/feedback/EmptyState'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { SiteContext } from '../../pages/shared/site/SiteContext'
import { studioTitle } from '../../texts/admin/adminPageTitles.texts'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { NumberRegion } from '../../widgets/shared/NumberRegion'
import { NotificationList } from '../layout/NotificationList'
import { PageBoundary } from '../layout/PageBoundary'
import { SiteRouter } from '../router/SiteRouter'
import { createSiteHistory, type SiteHistory } from '../router/siteHistory'
import { getCountry } from '../SitePages'
import { readBootData } from '../start/startSite'

/** Starts the studio. It is a separate document, because most pages may not contain frames, such as its preview. */
export function startStudio(): void {
  const root = document.getElementById('studio')
  if (!root) return
  const subdomain = window.location.hostname.split('.')[0] ?? ''
  const site = createSite({
    boot: readBootData(document, subdomain),
    subdomain,
    baseURL: getBaseUrl(import.meta.env.MODE),
    storage: getBrowserStorage('localStorage'),
    tabStore: getBrowserStorage('sessionStorage'),
    now: Date.now,
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  })
  void site.session.resume()
  void site.clientSite.load()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'foyer.signedIn') return
    // Keeps all tabs in the same state.
    if (newValue === null) site.session.end()
    else void site.session.resume()
  })
  createRoot(root).render(
    <SiteRouter history={createStudioHistory(window)}>
      <StudioApp site={site} />
    </SiteRouter>,
  )
}

/** Navigation out of the studio loads the new page from the server, because most pages must not contain frames. */
function createStudioHistory(browser: Window): SiteHistory {
  const history = createSiteHistory(browser)
  return {
    ...history,
    listen: (onMove) =>
      history.listen((move) =>
        move.location.pathname === studioPath ? onMove(move) : browser.location.reload(),
      ),
  }
}

const StudioPage = lazy(async () => ({
  default: (await import('../../pages/studio/StudioPage')).StudioPage,
}))
const LoginFormBlock = lazy(async () => ({
  default: (await import('../../pages/signIn/LoginFormBlock')).LoginFormBlock,
}))
const SignInAgain = lazy(async () => ({
  default: (await import('../../pages/signIn/SignInAgainDialog')).SignInAgainDialog,
}))

/**
 * The studio for signed-in users. A SuperUser whose address names no client is asked to choose one; visitors see the
 * sign-in form in place.
 */
function StudioApp({ site }: { site: Site }): ReactNode {
  const country = useStoreValue(site.clientSite.store, getCountry)
  const { key } = useLocation()
  return (
    <SiteContext value={site}>
      <PageBoundary locationKey={key}>
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
  const isLost = useStoreValue(site.session.isLost, (isSessionLost) => isSessionLost)
  const sessionClientCode = useStoreValue(site.session.store, (state) =>
    'claims' in state ? (state.claims?.clientCode ?? null) : null,
  )
  const clientStatus = useStoreValue(site.clientSite.store, ({ status }) => status)
  const requestedCode = new URLSearchParams(useLocation().search).get('client')
  const lastCode = useRef<string | null>(null)
  useLayoutEffect(() => {
    document.title = studioTitle
  }, [])
  const code = role === 'Client' ? sessionClientCode : role === 'SuperUser' ? requestedCode : null
  if (code !== null) lastCode.current = code
  // After a session has ended, the studio stays open until the user signs in again.
  const expiredClientCode = isLost ? lastCode.current : null
  if (role === null && lastCode.current === null) return <StudioLoading />
  if (clientStatus === 'loading') return <StudioLoading />
  const openCode = code ?? expiredClientCode ?? (role === null ? lastCode.current : null)
  if (openCode !== null)
    return (
      <>
        <StudioPage code={openCode} isSuperUser={role === 'SuperUser'} />
        {expiredClientCode !== null ? <SignInAgain /> : null}
      </>
    )
  return (
    <main className="fy-studio-door">
      {role === 'SuperUser' ? (
        <EmptyState icon={null} title={texts.chooseClientTitle} text={texts.chooseClientText}>
          <a className="fy-button fy-button--primary" href={paths.userManagement.href()}>
            {texts.userManagementLink}
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
      <Skeleton card lines={8} hasHeading />
    </main>
  )
}
