import { log } from '../../data/browser/log'
import { isFramed } from '../../pages/shared/browser/isFramed'
import { offlineTexts } from '../../texts/public/site.texts'

/**
 * Starts the worker that keeps what a visitor has seen for when there is no connection (public/sw.js). Frames are left
 * out: they stand in a page that needs the network anyway, and their storage is often closed.
 */
export function startCaching(): void {
  if (!('serviceWorker' in navigator) || isFramed() || !import.meta.env.PROD) return
  const start = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => reportVisitedPage(window.location.href))
      .catch((error: unknown) => log(offlineTexts.noWorker, error))
  // After the page itself: keeping is never in the way of showing.
  if (document.readyState === 'complete') void start()
  else window.addEventListener('load', () => void start(), { once: true })
}

/** Tells the worker of a page that was reached without loading it, and of the files that came for it. */
export function reportVisitedPage(address: string): void {
  if (!('serviceWorker' in navigator) || navigator.onLine === false) return
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ seen: [address, ...files] }))
}
