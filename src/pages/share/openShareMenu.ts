import { log } from '../../data/browser/log'
import { lazyOnce } from '../../data/http/lazyOnce'
import { withTexts } from '../../texts/loadTranslations'
import { siteTexts } from '../../texts/public/site.texts'
import type { ShareMenu } from './ShareMenu'

export type ShareMenuComponent = typeof ShareMenu

let loadedMenu: ShareMenuComponent | null = null

/** Loads the menu's code when a visitor shares for the first time. */
export const loadShareMenu = lazyOnce(async () => {
  loadedMenu = (await withTexts(import('./ShareMenu'))).ShareMenu
  return loadedMenu
})

/** Calls `open` with the menu, synchronously if its code is already loaded. */
export function openShareMenu(open: (Menu: ShareMenuComponent) => void): void {
  if (loadedMenu) open(loadedMenu)
  else loadShareMenu().then(open, (error: unknown) => log(siteTexts.loadFailed('the share menu'), error))
}
