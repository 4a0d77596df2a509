import { createContext, use } from 'react'
import type { AnswerSteps } from '../context/structureContext'

/** What the rows of one list share. */
export interface ListScope {
  path: AnswerSteps
  count: number
  /** Fewer rows there can't be. */
  least: number
  /** Before this place no row can go. */
  first: number
  /** Puts the row at one place to another. */
  move: (from: number, to: number) => void
  /** Whether the row with this key of rjsf's is folded into a line. */
  isFolded: (key: string) => boolean
  fold: (key: string, folded: boolean) => void
  /** 'Referee 2' for the second. */
  nameOf: (at: number) => string
}

export const ListContext = createContext<ListScope | null>(null)

export function useList(): ListScope {
  const list = use(ListContext)
  if (!list) throw new Error('A row stands outside its list.')
  return list
}
