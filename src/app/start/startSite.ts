import { getBrowserStorage } from '../../data/browser/storage'
import type { Site } from '../../data/site/createSite'
import { siteTexts } from '../../texts/public/site.texts'
import { detectFrame } from '../embedding/detectFrame'
import { startCaching } from '../offline/cacheVisitedPages'

const goodbyeKey = 'foyer.loggedOut'

/** Starts loading what every page needs: the session, the client and the job list. */
export function startSite(site: Site): void {
  void site.session.resume()
  void site.clientSite.load()
  // The rest of a list that is too long for the page is loaded when a page needs it.
  const isKnown = site.clientSite.store.getState().status !== 'unknown'
  if (isKnown && site.vacancies.store.getState().part === null) void site.vacancies.loadList()
  const tab = getBrowserStorage('sessionStorage')
  detectFrame()
  startCaching()
  site.channel.note(window.location.search)
  if (tab.get(goodbyeKey) !== null) {
    tab.remove(goodbyeKey)
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
  getBrowserStorage('sessionStorage').set(goodbyeKey, 'yes')
  window.location.reload()
}
