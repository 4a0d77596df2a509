import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import type { LeaveCheck } from '../../pages/shared/leaveGuard/LeaveContext'

/** The visitor's place, and the way that it has changed. */
export interface Move {
  action: NavigationType
  location: Location
}

export interface SiteHistory {
  navigator: Navigator
  /** Where the visitor is now. */
  here: () => Location
  /** Calls `onMove` for every move that nothing holds up; returns the end of it. */
  listen: (onMove: (move: Move) => void) => () => void
  /** Asks before every move from now on; returns the end of it. */
  guard: (check: LeaveCheck) => () => void
}

/** What an entry of the browser's history remembers; `at` counts the entries of this visit. */
interface Entry {
  state: unknown
  key: string
  at: number
}

/**
 * The browser's history for the router, and a page may hold up every way out of it: links, our own redirects, and the
 * browser's Back, which has already happened when one hears of it and is taken back until the visitor has decided.
 */
export function createSiteHistory(browser: Window): SiteHistory {
  const { history } = browser
  let check: LeaveCheck | null = null
  /** Moves of our own making that are about to be heard: one that takes Back back, one that goes on after all. */
  let expected: 'undo' | 'proceed' | null = null
  let tell: (move: Move) => void = () => undefined
  if (entryOf(history) === null) history.replaceState({ state: history.state, key: 'default', at: 0 }, '')
  let at = entryOf(history)?.at ?? 0

  const here = () => placeOf(browser)
  const isHeld = (pathname: string, proceed: () => void) => check?.({ pathname, proceed }) ?? false
  const moving =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state: unknown = null) => {
      const path = typeof to === 'string' ? parsePath(to) : to
      const proceed = () => {
        if (action === NavigationType.Push) at += 1
        const entry: Entry = { state, key: newKey(), at }
        const address = createPath(path)
        try {
          if (action === NavigationType.Push) history.pushState(entry, '', address)
          else history.replaceState(entry, '', address)
        } catch {
          // Some browsers refuse a page that moves very often.
          return browser.location.assign(address)
        }
        tell({ action, location: here() })
      }
      if (!isHeld(path.pathname ?? here().pathname, proceed)) proceed()
    }

  function onPop(): void {
    const own = expected
    expected = null
    const now = entryOf(history)?.at
    const delta = now === undefined ? 0 : now - at
    at += delta
    if (own === 'undo') return
    const proceed = () => {
      expected = 'proceed'
      history.go(delta)
    }
    const location = here()
    if (own !== 'proceed' && delta !== 0 && isHeld(location.pathname, proceed)) {
      expected = 'undo'
      history.go(-delta)
    } else tell({ action: NavigationType.Pop, location })
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: moving(NavigationType.Push),
      replace: moving(NavigationType.Replace),
      go: (delta) => history.go(delta),
    },
    here,
    listen: (onMove) => {
      tell = onMove
      browser.addEventListener('popstate', onPop)
      return () => browser.removeEventListener('popstate', onPop)
    },
    guard: (asked) => {
      check = asked
      return () => {
        if (check === asked) check = null
      }
    },
  }
}

/** Null for one that is not ours: the first of a visit, or a part of the page that a link leads to. */
function entryOf({ state }: History): Entry | null {
  return typeof state === 'object' && state !== null && typeof state.at === 'number' ? state : null
}

function placeOf({ location: { pathname, search, hash }, history }: Window): Location {
  const { state = null, key = 'default' } = entryOf(history) ?? {}
  return { pathname, search, hash, state, key }
}

const newKey = () => Math.random().toString(36).slice(2, 10)
