import { log } from '../../data/browser/log'
import { createLazyLoader } from '../../data/http/createLazyLoader'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { waitForTexts } from '../../texts/loadTranslations'
import { siteTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import type { ShareMenu } from './ShareMenu'

export type ShareMenuComponent = typeof ShareMenu

let loadedMenu: ShareMenuComponent | null = null

/** Loads the menu's code when a visitor shares for the first time. */
export const loadShareMenu = createLazyLoader(async () => {
  loadedMenu = (await waitForTexts(import('./ShareMenu'))).ShareMenu
  return loadedMenu
})

/** Calls `open` with the menu, synchronously if its code is already loaded. */
export function openShareMenu(open: (Menu: ShareMenuComponent) => void): void {
  if (loadedMenu) open(loadedMenu)
  else loadShareMenu().then(open, (error: unknown) => log(siteTexts.loadFailed('the share menu'), error))
}

/** Opens the device's share dialog on touch devices that have one; returns false on all others [JL-19]. */
export function shareNatively({ guid, name }: Pick<VacancyListItem, 'guid' | 'name'>): boolean {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false
  const url = new URL(toCurrentLanguagePath(paths.jobDetails.href(guid)), window.location.origin).href
  // Cancelling the device's share dialog rejects the promise, but is not an error.
  navigator.share({ title: name, url }).catch(() => undefined)
  return true
}
