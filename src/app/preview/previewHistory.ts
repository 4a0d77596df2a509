import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { Move, SiteHistory } from '../router/siteHistory'

export interface PreviewHistory extends SiteHistory {
  /** Shows another page; `address` has no language prefix. */
  show: (address: string) => void
}

/**
 * The location of the pages in the frame, separate from the browser's history, so that Back does not affect the
 * studio. A push is only requested from the studio; a replace navigates at once and is reported.
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
