import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/buttons.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { baseAddress } from '../data/baseAddress'
import { createSite } from '../data/createSite'
import { browserStore } from '../data/storage'
import { preloadBlocks } from '../pages/preloadBlocks'
import { afterPaint } from './afterPaint'
import { bringLater } from './bringLater'
import { matchPage } from './matchPage'
import { noteMissingChunks } from './missingChunks'
import { readBootData } from './readBootData'
import { SiteRoot } from './SiteRoot'
import { startSite } from './startSite'

/** `crypto.randomUUID` is only there on https and localhost. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Takes up what the server has written, or draws the page where it has not. */
async function show(root: HTMLElement): Promise<void> {
  const subdomain = window.location.hostname.split('.')[0] ?? ''
  const boot = readBootData(document, subdomain)
  const site = createSite({
    boot,
    subdomain,
    baseURL: baseAddress(import.meta.env.MODE),
    kept: browserStore('localStorage'),
    tabStore: browserStore('sessionStorage'),
    now: Date.now,
    newKey: newIdempotencyKey,
    debug: new URLSearchParams(window.location.search).has('debug'),
  })
  startSite(site)
  const app = <SiteRoot site={site} history={createBrowserHistory({ v5Compat: true })} />
  if (site.writtenAt === null || !root.hasChildNodes()) return createRoot(root).render(app)
  // A block whose code does not come is the page's to tell: it asks again when it is drawn.
  const { definition } = matchPage(window.location, boot.page?.config.pages ?? [])
  await Promise.all([preloadBlocks(definition?.blocks ?? []).catch(() => undefined), afterPaint()])
  hydrateRoot(root, app)
  bringLater()
}

noteMissingChunks(window)
const root = document.getElementById('root')
if (root) void show(root)
