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
  initialPath: string,
  callbacks: {
    /** Requests a navigation, which happens only when `show` is called. */
    onPush: (address: string) => void
    /** Reports a navigation that has happened. */
    onReplace: (address: string) => void
  },
): PreviewHistory {
  let location = createLocation(toCurrentLanguagePath(initialPath))
  let listener: (move: Move) => void = () => undefined
  const show = (address: string) => {
    if (address === createPath(location)) return
    location = createLocation(address)
    listener({ action: NavigationType.Push, location })
  }
  return {
    navigator: {
      createHref: getAddress,
      push: (to) => callbacks.onPush(getAddress(to)),
      replace: (to) => {
        show(getAddress(to))
        callbacks.onReplace(getAddress(to))
      },
      go: () => undefined,
    },
    getCurrentLocation: () => location,
    listen: (onMove) => {
      listener = onMove
      return () => {
        listener = () => undefined
      }
    },
    guard: () => () => undefined,
    show: (address) => show(toCurrentLanguagePath(address)),
  }
}

const getAddress = (to: To) => (typeof to === 'string' ? to : createPath(to))

let locationCount = 0

function createLocation(address: string): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(address)
  locationCount += 1
  return { pathname, search, hash, state: null, key: `shown-${locationCount}` }
}

/**
 * Prevents the previewed page from taking the focus from the editor, for example by focusing its heading after a
 * navigation. Scripts can always focus the selection layer and editable text. They can focus other elements, except
 * headings, only while the frame has the focus.
 */
export function preventFocus(): void {
  const originalFocus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    const isInsideCanvas = this.isContentEditable || this.closest('.fy-stage') !== null
    if (isInsideCanvas || (document.hasFocus() && !this.matches('h1, h2, h3, main')))
      originalFocus.call(this, options)
  }
}
