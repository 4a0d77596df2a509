import { createContext } from 'react'

/** Where a move leads, and how to make it after all. */
export interface WantedMove {
  pathname: string
  proceed: () => void
}

/** True when the move is held up: whoever says so calls `proceed` when it may go on. */
export type LeaveCheck = (move: WantedMove) => boolean

/** Asks before the visitor moves on inside the site; what it returns ends that. */
export const LeaveContext = createContext<(check: LeaveCheck) => () => void>(() => () => undefined)
