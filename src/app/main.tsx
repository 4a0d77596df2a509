import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/buttons.css'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { baseAddress } from '../data/baseAddress'
import { createSite } from '../data/createSite'
import { browserStore } from '../data/storage'
import { SiteContext } from '../pages/SiteContext'
import { StyleNonce } from '../widgets/StyleNonce'
import { readBootData } from './readBootData'
import { SitePages } from './SitePages'
import { SiteRouter } from './SiteRouter'
import { startSite } from './startSite'

/** `crypto.randomUUID` is only there on https and localhost. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

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

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <SiteContext value={site}>
      <StyleNonce value={boot.nonce}>
        <SiteRouter history={createBrowserHistory({ v5Compat: true })}>
          <SitePages />
        </SiteRouter>
      </StyleNonce>
    </SiteContext>,
  )
