import { createRoot } from 'react-dom/client'
import { getBrowserStorage } from '../../data/browser/storage'
import { createSite, getBaseUrl } from '../../data/site/createSite'
import { studioPath } from '../../pages/routing/studioAddress'
import { SiteRouter } from '../router/SiteRouter'
import { createSiteHistory, type SiteHistory } from '../router/siteHistory'
import { readBootData } from '../start/readBootData'
import { StudioApp } from './StudioApp'

/** Starts the studio. It is a separate document, because only the studio may frame the site's pages. */
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

/** Navigation out of the studio loads the new page from the server, because other pages must not frame anything. */
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
