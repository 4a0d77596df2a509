import { bringOnce } from '../../data/bringOnce'
import { log } from '../../data/log'
import { withTexts } from '../../texts/bringLanguage'
import { siteTexts } from '../../texts/site'
import type { ShareMenu } from './ShareMenu'

export type ShareMenuComponent = typeof ShareMenu

let brought: ShareMenuComponent | null = null

/** The menu's code, which comes when somebody shares for the first time. */
export const bringShareMenu = bringOnce(async () => {
  brought = (await withTexts(import('./ShareMenu'))).ShareMenu
  return brought
})

/** Hands the menu over, at once where its code is there. */
export function openShareMenu(open: (Menu: ShareMenuComponent) => void): void {
  if (brought) open(brought)
  else bringShareMenu().then(open, (error: unknown) => log(siteTexts.loadFailed('the share menu'), error))
}
