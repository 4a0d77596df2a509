import { createContext, use } from 'react'
import type { AnswerSteps } from './structureContext'

/** One step of a row, as rjsf offers it; null where there is nowhere to go. */
export interface RowMoves {
  up: (() => void) | null
  down: (() => void) | null
}

/** What the rows of one list share. */
export interface ListScope {
  path: AnswerSteps
  count: number
  /** Fewer rows there can't be. */
  least: number
  /** Whether the list stands: a row that comes now is new. */
  begun: { readonly current: boolean }
  /** By place; each row keeps its own up to date. */
  moves: RowMoves[]
  /** 'Referee 2' for the second. */
  nameOf: (at: number) => string
}

export const ListContext = createContext<ListScope | null>(null)

export function useList(): ListScope {
  const list = use(ListContext)
  if (!list) throw new Error('A row stands outside its list.')
  return list
}
