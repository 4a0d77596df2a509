import { log } from '../../data/browser/log'
import { lazyOnce } from '../../data/http/lazyOnce'
import { withTexts } from '../../texts/loadTranslations'
import { siteTexts } from '../../texts/public/site.texts'
import type { ShareMenu } from './ShareMenu'

export type ShareMenuComponent = typeof ShareMenu

let loaded: ShareMenuComponent | null = null

/** Loads the menu's code when a visitor shares for the first time. */
export const bringShareMenu = lazyOnce(async () => {
  loaded = (await withTexts(import('./ShareMenu'))).ShareMenu
  return loaded
})

/** Calls `open` with the menu, synchronously if its code is already loaded. */
export function openShareMenu(open: (Menu: ShareMenuComponent) => void): void {
  if (loaded) open(loaded)
  else bringShareMenu().then(open, (error: unknown) => log(siteTexts.loadFailed('the share menu'), error))
}
