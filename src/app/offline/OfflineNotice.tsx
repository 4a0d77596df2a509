import './OfflineNotice.css'
import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { log } from '../../data/browser/log'
import { isFramed } from '../../pages/shared/browser/isFramed'
import { useOnline } from '../../pages/shared/browser/useOnline'
import { offlineTexts } from '../../texts/public/site.texts'

/**
 * Shows that there is no connection; the application form has its own notice. Reports each visited page to the service
 * worker, which caches it.
 */
export function OfflineNotice({ isApplicationForm }: { isApplicationForm: boolean }): ReactNode {
  const online = useOnline()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (online) reportVisitedPage(pathname + search)
  }, [online, pathname, search])
  return (
    <div role="status">
      {online || isApplicationForm ? null : (
        <p className="fy-offline fy-row fy-gap-2 fy-small">
          <WifiOff className="fy-offline__icon" aria-hidden="true" />
          {offlineTexts.offline}
        </p>
      )}
    </div>
  )
}

/**
 * Registers the service worker that caches visited pages for offline use (public/sw.js). Embedded sites do not
 * register it: the host page needs the network anyway, and storage is often blocked in frames.
 */
export function startCaching(): void {
  if (!('serviceWorker' in navigator) || isFramed() || !import.meta.env.PROD) return
  const start = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => reportVisitedPage(window.location.href))
      .catch((error: unknown) => log(offlineTexts.noWorker, error))
  // Register after the page has loaded, so that caching does not slow it down.
  if (document.readyState === 'complete') void start()
  else window.addEventListener('load', () => void start(), { once: true })
}

/** Reports a visited page, and all files that this document has loaded, to the service worker. */
function reportVisitedPage(address: string): void {
  if (!('serviceWorker' in navigator) || navigator.onLine === false) return
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ seen: [address, ...files] }))
}
