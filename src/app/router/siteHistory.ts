import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import type { LeaveCheck } from '../../pages/shared/leaveGuard/unsavedWork'

/** The new location and how the history changed. */
export interface Move {
  action: NavigationType
  location: Location
}

export interface SiteHistory {
  navigator: Navigator
  /** The current location. */
  getCurrentLocation: () => Location
  /** Calls `onMove` for every move that is not blocked. Returns a function that stops listening. */
  listen: (onMove: (move: Move) => void) => () => void
  /** Calls `check`, instead of an earlier one, before every further move. Returns a function that removes it. */
  guard: (check: LeaveCheck) => () => void
}

/** The stored state of a history entry; `position` is its position in this visit, from 0. */
interface Entry {
  state: unknown
  key: string
  position: number
}

/**
 * The browser's history for the router. A page can block every navigation: links, redirects, and the browser's Back,
 * which is reported only after it happened and is therefore reverted until the visitor has decided.
 */
export function createSiteHistory(browser: Window): SiteHistory {
  const { history } = browser
  let check: LeaveCheck | null = null
  /** The kind of the next popstate event, if this code triggers it: reverting Back, or continuing a blocked move. */
  let expectedMove: 'undo' | 'proceed' | null = null
  let listener: (move: Move) => void = () => undefined
  if (getEntry(history) === null)
    history.replaceState({ state: history.state, key: 'default', position: 0 }, '')
  let position = getEntry(history)?.position ?? 0

  const getCurrentLocation = () => getBrowserLocation(browser)
  const isBlocked = (pathname: string, proceed: () => void) => check?.({ pathname, proceed }) ?? false
  const createMove =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state: unknown = null) => {
      const path = typeof to === 'string' ? parsePath(to) : to
      const proceed = () => {
        if (action === NavigationType.Push) position += 1
        const entry: Entry = { state, key: createKey(), position }
        const address = createPath(path)
        try {
          if (action === NavigationType.Push) history.pushState(entry, '', address)
          else history.replaceState(entry, '', address)
        } catch {
          // Some browsers reject very frequent navigations.
          return browser.location.assign(address)
        }
        listener({ action, location: getCurrentLocation() })
      }
      if (!isBlocked(path.pathname ?? getCurrentLocation().pathname, proceed)) proceed()
    }

  function onPopState(): void {
    const triggeredBy = expectedMove
    expectedMove = null
    const newPosition = getEntry(history)?.position
    const delta = newPosition === undefined ? 0 : newPosition - position
    position += delta
    if (triggeredBy === 'undo') return
    const proceed = () => {
      expectedMove = 'proceed'
      history.go(delta)
    }
    const location = getCurrentLocation()
    if (triggeredBy !== 'proceed' && delta !== 0 && isBlocked(location.pathname, proceed)) {
      expectedMove = 'undo'
      history.go(-delta)
    } else listener({ action: NavigationType.Pop, location })
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: createMove(NavigationType.Push),
      replace: createMove(NavigationType.Replace),
      go: (delta) => history.go(delta),
    },
    getCurrentLocation,
    listen: (onMove) => {
      listener = onMove
      browser.addEventListener('popstate', onPopState)
      return () => browser.removeEventListener('popstate', onPopState)
    },
    guard: (newCheck) => {
      check = newCheck
      return () => {
        if (check === newCheck) check = null
      }
    },
  }
}

/** Returns null for an entry that this code did not create: the first entry of a visit, or a link to an anchor. */
function getEntry({ state }: History): Entry | null {
  return typeof state === 'object' && state !== null && typeof state.position === 'number' ? state : null
}

function getBrowserLocation({ location: { pathname, search, hash }, history }: Window): Location {
  const { state = null, key = 'default' } = getEntry(history) ?? {}
  return { pathname, search, hash, state, key }
}

const createKey = () => Math.random().toString(36).slice(2, 10)
