import { type Location, type Navigator, parsePath, type To } from 'react-router-dom'
import type { LeaveCheck } from '../pages/LeaveContext'

/** A way that the visitor's place has changed. */
export interface Move {
  action: 'POP' | 'PUSH' | 'REPLACE'
  location: Location
}

/** The part of the router's histories that we use; the browser's and the tests' own have it. */
export interface SiteHistory {
  readonly action: string
  readonly location: Location
  createHref: (to: To) => string
  push: (to: To, state?: unknown) => void
  replace: (to: To, state?: unknown) => void
  go: (delta: number) => void
  listen: (listener: (update: Move & { delta: number | null }) => void) => () => void
}

export interface GuardedHistory {
  navigator: Navigator
  /** Calls `onMove` for every move that nothing holds up; returns the end of it. */
  listen: (onMove: (move: Move) => void) => () => void
  /** Asks before every move from now on; returns the end of it. */
  guard: (check: LeaveCheck) => () => void
}

/**
 * Lets a page hold up every way out of it: links, our own redirects, and the browser's Back, which has already happened
 * when one hears of it and is taken back until the visitor has decided.
 */
export function guardHistory(history: SiteHistory): GuardedHistory {
  let check: LeaveCheck | null = null
  /** Moves of our own making that are about to be heard: one that takes Back back, one that goes on after all. */
  let expected: 'undo' | 'proceed' | null = null
  const isHeld = (pathname: string | undefined, proceed: () => void): boolean =>
    check?.({ pathname: pathname ?? history.location.pathname, proceed }) ?? false
  const moving = (move: (to: To, state?: unknown) => void) => (to: To, state?: unknown) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    const go = () => move(to, state)
    if (!isHeld(pathname, go)) go()
  }
  return {
    navigator: {
      createHref: history.createHref,
      push: moving(history.push),
      replace: moving(history.replace),
      go: (delta) => history.go(delta),
    },
    listen: (onMove) =>
      history.listen(({ action, location, delta }) => {
        const own = expected
        expected = null
        if (own === 'undo') return
        const proceed = () => {
          expected = 'proceed'
          history.go(delta ?? 0)
        }
        if (action !== 'POP' || own === 'proceed' || !delta || !isHeld(location.pathname, proceed)) {
          return onMove({ action, location })
        }
        expected = 'undo'
        history.go(-delta)
      }),
    guard: (asked) => {
      check = asked
      return () => {
        if (check === asked) check = null
      }
    },
  }
}
