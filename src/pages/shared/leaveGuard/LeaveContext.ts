import { createContext } from 'react'

/** A navigation that was requested, and the function that performs it. */
export interface PendingNavigation {
  pathname: string
  proceed: () => void
}

/** Returns true to block the navigation; the check then calls `proceed` to perform it later. */
export type LeaveCheck = (move: PendingNavigation) => boolean

/** Registers a check that runs before navigation inside the site; returns a function that removes it. */
export const LeaveContext = createContext<(check: LeaveCheck) => () => void>(() => () => undefined)
