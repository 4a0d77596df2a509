import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/rich.css'
import './styles/buttons.css'
import './styles/primitives.css'
import './styles/rtl.css'
import { createRoot } from 'react-dom/client'
import { discardingStore, getBrowserStorage } from '../data/browser/storage'
import { createSite, getBaseUrl } from '../data/site/createSite'
import { isFramed } from '../pages/shared/browser/isFramed'
import { setZoneOffsets } from '../schemas/dateTime/zonedDateTime'
import { splitLanguage } from '../schemas/pages/languagePath'
import { setLanguage } from '../texts/language/language'
import { loadFirstTexts } from '../texts/loadTranslations'
import { listenToIframeResizer } from './embedding/listenToIframeResizer'
import { hydratePage } from './hydratePage'
import { getPageBlocks } from './layout/pageBlocks'
import { matchPage } from './page/matchPage'
import { SiteRouter } from './router/SiteRouter'
import { createSiteHistory } from './router/siteHistory'
import { getSiteMap, SitePages } from './SitePages'
import { readBootData, recordMissingChunks, startSite } from './start/startSite'

/** Returns 128 random bits in hex. `crypto.randomUUID` is only available on https and localhost. */
function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Ends the current task, so that the browser can paint and answer input before the next step of the start. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Hydrates the server-rendered page, or renders the page if the server did not. */
async function hydrateOrRender(root: HTMLElement): Promise<void> {
  const subdomain = window.location.hostname.split('.')[0] ?? ''
  const boot = readBootData(document, subdomain)
  const language = boot.language ?? 'en'
  await loadFirstTexts(language)
  setLanguage(language)
  setZoneOffsets(boot.page?.zoneOffsets ?? null)
  const site = createSite({
    boot,
    subdomain,
    baseURL: getBaseUrl(import.meta.env.MODE),
    // A frame never uses the browser's session, so that an administrator's page cannot be shown in it.
    storage: isFramed() ? discardingStore : getBrowserStorage('localStorage'),
    tabStore: getBrowserStorage('sessionStorage'),
    now: Date.now,
    newKey: createRandomKey,
    debug: new URLSearchParams(window.location.search).has('debug'),
  })
  startSite(site)
  await yieldToBrowser()
  const client = site.clientSite.store.getState()
  const matchedPage = matchPage(splitLanguage(window.location.pathname, [language]).url, getSiteMap(client))
  await yieldToBrowser()
  const history = createSiteHistory(window)
  await yieldToBrowser()
  const app = (
    <SiteRouter history={history}>
      <SitePages site={site} matchedPage={matchedPage} />
    </SiteRouter>
  )
  if (site.renderedAt === null || !root.hasChildNodes()) return createRoot(root).render(app)
  return hydratePage(root, app, 'to' in matchedPage.handle ? [] : getPageBlocks(matchedPage.handle, client))
}

recordMissingChunks(window)
listenToIframeResizer()
const root = document.getElementById('root')
// Start the render in a separate task, so that evaluating the code and rendering do not form one long task.
if (root) setTimeout(() => void hydrateOrRender(root))
