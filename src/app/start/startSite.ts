import { getBrowserStorage, type KeyValueStore } from '../../data/browser/storage'
import type { Site } from '../../data/site/createSite'
import type { BootData } from '../../schemas/pageData/pageData'
import { siteTexts } from '../../texts/public/site.texts'
import { detectFrame } from '../embedding/detectFrame'
import { startCaching } from '../offline/OfflineNotice'

const loggedOutKey = 'foyer.loggedOut'

/**
 * Prepares the site: restores the session, loads the client and the job list, detects a frame, starts caching, records the
 * referral source, and keeps the session in step with other tabs.
 */
export function startSite(site: Site): void {
  void site.session.resume()
  void site.clientSite.load()
  // The rest of a list that is too long for the page is loaded when a page needs it.
  const isKnown = site.clientSite.store.getState().status !== 'unknown'
  if (isKnown && site.vacancies.store.getState().part === null) void site.vacancies.loadList()
  const tab = getBrowserStorage('sessionStorage')
  detectFrame()
  startCaching()
  site.referralSource.record(window.location.search)
  if (tab.get(loggedOutKey) !== null) {
    tab.remove(loggedOutKey)
    site.notifications.notify({ id: 'loggedOut', type: 'success', title: '', message: siteTexts.loggedOut })
  }
  window.addEventListener('storage', (event) => {
    if (event.key !== 'foyer.signedIn') return
    // Keeps all tabs in the same state: signed out or signed in.
    if (event.newValue === null) site.session.end()
    else void site.session.resume()
  })
}

/** Ends the session and reloads the page, which then shows a confirmation [SS-05]. */
export async function logOut(site: Site): Promise<void> {
  await site.session.signOut().catch(() => undefined)
  getBrowserStorage('sessionStorage').set(loggedOutKey, 'yes')
  window.location.reload()
}

const reportedErrors = new WeakSet<object>()
const reloadKey = 'foyer.reloadedAt'
/** Milliseconds in which a page does not reload itself again. */
const reloadCooldownMs = 60_000

/**
 * Records errors of code that failed to load: the bundler dispatches an event for each before throwing it [ER-05].
 * The event's default is not prevented, so the import still rejects.
 */
export function recordMissingChunks(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) reportedErrors.add(payload)
  })
}

/**
 * Claims a reload of the page after an error about missing code, which happens in a tab that was open during a
 * deployment. Stores the time of the reload. Returns true once a minute at most, and never if the time cannot be stored.
 */
export function claimReload(error: unknown, storage: KeyValueStore, now: number): boolean {
  if (typeof error !== 'object' || error === null || !reportedErrors.has(error) || !navigator.onLine)
    return false
  const lastReloadAt = Number(storage.get(reloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now - lastReloadAt < reloadCooldownMs) return false
  storage.set(reloadKey, String(now))
  return storage.get(reloadKey) === String(now)
}

/** Reads the data that the server embedded in the page; without it, the host name identifies the client. */
export function readBootData(document: Document, subdomain: string): BootData {
  const emptyBootData: BootData = { clientCode: subdomain, company: null, page: null }
  const text = document.getElementById('foyer-boot')?.textContent?.trim()
  if (!text) return emptyBootData
  try {
    const {
      clientCode = null,
      company = null,
      page = null,
      language = 'en',
    }: Partial<BootData> = JSON.parse(text)
    return { clientCode, company, page, language }
  } catch {
    return emptyBootData
  }
}
