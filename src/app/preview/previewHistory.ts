import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { Move, SiteHistory } from '../router/siteHistory'

export interface PreviewHistory extends SiteHistory {
  /** Shows another page, by its address without a language. */
  show: (address: string) => void
}

/**
 * Where the pages in the frame are: nothing that the browser's own history knows, so that its Back leaves the studio
 * alone. A page that wants to go somewhere asks for it; one that leads on at once is there already.
 */
export function createPreviewHistory(
  begin: string,
  told: { onWanted: (address: string) => void; onMoved: (address: string) => void },
): PreviewHistory {
  let location = locationOf(toCurrentLanguagePath(begin))
  let tell: (move: Move) => void = () => undefined
  const show = (address: string) => {
    if (address === createPath(location)) return
    location = locationOf(address)
    tell({ action: NavigationType.Push, location })
  }
  return {
    navigator: {
      createHref: addressOf,
      push: (to) => told.onWanted(addressOf(to)),
      replace: (to) => {
        show(addressOf(to))
        told.onMoved(addressOf(to))
      },
      go: () => undefined,
    },
    here: () => location,
    listen: (onMove) => {
      tell = onMove
      return () => {
        tell = () => undefined
      }
    },
    guard: () => () => undefined,
    show: (address) => show(toCurrentLanguagePath(address)),
  }
}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

let shown = 0

function locationOf(address: string): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(address)
  shown += 1
  return { pathname, search, hash, state: null, key: `shown-${shown}` }
}
